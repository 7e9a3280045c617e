import type { NewSiteText } from "@chave/contract";

/** A neutral draft, not legal advice: it says what the product does, for a lawyer to review. */
export const shippedTerms: Required<NewSiteText> = {
  pt: `<h3>1. O que é este serviço</h3>
<p>{{site}} ajuda organizadores a realizar campeonatos e ajuda atletas, responsáveis e professores a acompanhá-los. Cada evento é realizado pelo organizador que assina a página do evento; {{site}} fornece a plataforma e não é parte da competição.</p>
<h3>2. Sua conta</h3>
<p>Você informa dados verdadeiros, mantém-nos atualizados e guarda sua senha em segredo. Quem tem menos de 18 anos usa a plataforma com a autorização de um responsável legal, que responde pela conta e pelas inscrições.</p>
<h3>3. Inscrições e eventos</h3>
<p>Categorias, regras, prazos, preços, pesagem, premiação e devoluções são definidos pelo organizador e publicados por ele. Ao se inscrever, você aceita essas regras. O organizador pode conferir identidade, idade, graduação e peso, e recusar uma inscrição que não cumpra as regras.</p>
<h3>4. Saúde</h3>
<p>Lutar envolve risco de lesão. Cabe ao atleta, ou ao seu responsável, certificar-se de que ele está em condições de competir, e ao organizador oferecer a segurança e o atendimento que a lei exige.</p>
<h3>5. O que aparece para todos</h3>
<p>Nome, academia, categoria, chaves, horários e resultados de uma competição são públicos. Data de nascimento, documento, contato e peso medido não são publicados. A Política de Privacidade explica o resto.</p>
<h3>6. Uso correto</h3>
<p>Não é permitido inscrever outra pessoa sem autorização, usar dados de outra pessoa, tentar entrar em áreas alheias, sobrecarregar o serviço ou publicar conteúdo ilegal ou ofensivo. Contas que façam isso podem ser suspensas, com aviso e possibilidade de resposta.</p>
<h3>7. Disponibilidade</h3>
<p>Trabalhamos para que o serviço esteja no ar e correto, mas interrupções acontecem. O resultado oficial de uma luta é o que a arbitragem decide; um erro de registro pode ser corrigido, e a correção fica registrada.</p>
<h3>8. Encerrar a conta</h3>
<p>Você pode apagar sua conta quando quiser, nas páginas da conta. Resultados de competições permanecem sem o seu nome, porque pertencem também aos outros atletas.</p>
<h3>9. Mudanças nestes termos</h3>
<p>Cada versão tem número e data, e as anteriores ficam guardadas. Uma mudança importante é avisada antes de valer.</p>
<h3>10. Lei e contato</h3>
<p>Aplica-se a lei brasileira, com os direitos que ela garante ao consumidor, no foro do seu domicílio. Dúvidas e reclamações: {{contact}}.</p>`,
  en: `<h3>1. What this service is</h3>
<p>{{site}} helps organizers to run tournaments and helps athletes, guardians and teachers to follow them. Each event is held by the organizer named on its page; {{site}} provides the platform and is no party to the competition.</p>
<h3>2. Your account</h3>
<p>You give true details, keep them up to date and keep your password secret. Anyone under 18 uses the platform with the permission of a legal guardian, who answers for the account and its registrations.</p>
<h3>3. Registrations and events</h3>
<p>Categories, rules, deadlines, prices, weigh-ins, prizes and refunds are set and published by the organizer. By registering you accept those rules. The organizer may check identity, age, grade and weight, and refuse a registration that does not meet the rules.</p>
<h3>4. Health</h3>
<p>Fighting carries a risk of injury. The athlete, or the guardian, makes sure that the athlete is fit to compete; the organizer provides the safety and care that the law requires.</p>
<h3>5. What everybody can see</h3>
<p>Name, gym, category, brackets, times and results of a competition are public. Date of birth, document, contact details and measured weight are not published. The Privacy Policy explains the rest.</p>
<h3>6. Fair use</h3>
<p>You may not register another person without permission, use another person's details, try to enter areas that are not yours, overload the service, or publish unlawful or offensive content. Accounts that do so may be suspended, with notice and a chance to answer.</p>
<h3>7. Availability</h3>
<p>We work to keep the service running and right, but interruptions happen. The official result of a fight is what the referees decide; a recording error can be corrected, and the correction is kept on record.</p>
<h3>8. Closing your account</h3>
<p>You may erase your account whenever you wish, on the account pages. Results of competitions stay without your name, because they belong to the other athletes too.</p>
<h3>9. Changes to these terms</h3>
<p>Every version has a number and a date, and earlier ones are kept. An important change is announced before it applies.</p>
<h3>10. Law and contact</h3>
<p>Brazilian law applies, with the rights that it grants to consumers, at the courts of your place of residence. Questions and complaints: {{contact}}.</p>`,
  es: `<h3>1. Qué es este servicio</h3>
<p>{{site}} ayuda a los organizadores a realizar campeonatos y ayuda a atletas, responsables y profesores a seguirlos. Cada evento lo realiza el organizador que figura en su página; {{site}} ofrece la plataforma y no es parte de la competición.</p>
<h3>2. Tu cuenta</h3>
<p>Das datos verdaderos, los mantienes al día y guardas tu contraseña en secreto. Quien tiene menos de 18 años usa la plataforma con la autorización de un responsable legal, que responde por la cuenta y por las inscripciones.</p>
<h3>3. Inscripciones y eventos</h3>
<p>El organizador define y publica categorías, reglas, plazos, precios, pesaje, premios y devoluciones. Al inscribirte aceptas esas reglas. El organizador puede comprobar identidad, edad, graduación y peso, y rechazar una inscripción que no cumpla las reglas.</p>
<h3>4. Salud</h3>
<p>Luchar conlleva riesgo de lesión. El atleta, o su responsable, se asegura de que está en condiciones de competir; el organizador ofrece la seguridad y la atención que exige la ley.</p>
<h3>5. Lo que ven todos</h3>
<p>Nombre, academia, categoría, llaves, horarios y resultados de una competición son públicos. La fecha de nacimiento, el documento, el contacto y el peso medido no se publican. La Política de Privacidad explica lo demás.</p>
<h3>6. Uso correcto</h3>
<p>No está permitido inscribir a otra persona sin autorización, usar datos ajenos, intentar entrar en áreas ajenas, sobrecargar el servicio ni publicar contenido ilegal u ofensivo. Las cuentas que lo hagan pueden suspenderse, con aviso y posibilidad de respuesta.</p>
<h3>7. Disponibilidad</h3>
<p>Trabajamos para que el servicio esté en línea y sea correcto, pero hay interrupciones. El resultado oficial de una lucha es el que deciden los árbitros; un error de registro puede corregirse, y la corrección queda registrada.</p>
<h3>8. Cerrar la cuenta</h3>
<p>Puedes borrar tu cuenta cuando quieras, en las páginas de la cuenta. Los resultados de las competiciones permanecen sin tu nombre, porque pertenecen también a los demás atletas.</p>
<h3>9. Cambios en estos términos</h3>
<p>Cada versión tiene número y fecha, y las anteriores se guardan. Un cambio importante se avisa antes de que se aplique.</p>
<h3>10. Ley y contacto</h3>
<p>Se aplica la ley brasileña, con los derechos que garantiza al consumidor, en los tribunales de tu domicilio. Dudas y reclamaciones: {{contact}}.</p>`,
};
