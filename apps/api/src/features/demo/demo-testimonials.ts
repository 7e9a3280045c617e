import type { NewTestimonial } from "@chave/contract";
import type { Context } from "#api/context.ts";
import * as testimonials from "#api/features/testimonials/testimonials.service.ts";

/** Nobody said this: the names say so in every language. */
const people: Omit<NewTestimonial, "img_path" | "visible">[] = [
  {
    name: "Pessoa de demonstração A",
    translations: {
      pt: {
        role: "Organizadora fictícia",
        text: "Às nove da noite eu já tinha os pódios fechados e ninguém perguntando a que horas lutava.",
      },
      en: {
        role: "Made-up organizer",
        text: "At nine in the evening the podiums were settled and nobody was asking when they would fight.",
      },
      es: {
        role: "Organizadora ficticia",
        text: "A las nueve de la noche los podios estaban cerrados y nadie preguntaba a qué hora luchaba.",
      },
    },
  },
  {
    name: "Pessoa de demonstração B",
    translations: {
      pt: {
        role: "Pai fictício de atleta",
        text: "Vi no celular que a luta do meu filho seria em vinte minutos, no tatame 3. Deu tempo de aquecer.",
      },
      en: {
        role: "Made-up parent of an athlete",
        text: "My phone said my son would fight in twenty minutes, on mat 3. There was time to warm up.",
      },
      es: {
        role: "Padre ficticio de atleta",
        text: "Vi en el móvil que mi hijo lucharía en veinte minutos, en el tatami 3. Hubo tiempo de calentar.",
      },
    },
  },
  {
    name: "Pessoa de demonstração C",
    translations: {
      pt: {
        role: "Mesária fictícia",
        text: "A rede caiu no meio da final. O placar seguiu, e o resultado subiu sozinho depois.",
      },
      en: {
        role: "Made-up table official",
        text: "The network failed in the middle of the final. The board went on, and the result went up by itself later.",
      },
      es: {
        role: "Oficial de mesa ficticia",
        text: "La red se cayó en mitad de la final. El marcador siguió, y el resultado subió solo después.",
      },
    },
  },
];

/** As the admin who loads the demo. */
export async function addDemoTestimonials(ctx: Context): Promise<void> {
  for (const person of people)
    await testimonials.add(ctx, { ...person, img_path: null, visible: true });
}
