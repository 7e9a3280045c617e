import type { NewSiteText } from "@chave/contract";

export const shippedAbout: Required<NewSiteText> = {
  pt: `<p>{{site}} é uma plataforma para realizar campeonatos de jiu-jitsu, da lista de atletas ao pódio.</p>
<p>Chave é o caminho até a final, a peça que abre a porta e o golpe que encerra a luta. O nome diz o que fazemos: chaves.</p>
<p>Atletas e familiares veem, sem criar conta, em que tatame e a que horas será a próxima luta, quem é o adversário e como está a chave.</p>
<p>Organizadores criam o evento, montam as categorias pela tabela da modalidade, importam atletas, sorteiam, planejam as lutas e conduzem cada tatame pelo placar.</p>
<p>Todo sorteio guarda a sua semente: com ela e a lista de atletas, qualquer pessoa chega à mesma chave. O placar não é digitado: é a soma das ações registradas, e cada uma pode ser conferida.</p>
<p>A plataforma roda num notebook dentro do ginásio, mesmo sem internet, ou num servidor para muitos eventos ao mesmo tempo.</p>`,
  en: `<p>{{site}} is a platform for running jiu-jitsu tournaments, from the list of athletes to the podium.</p>
<p>In Portuguese, <em>chave</em> is the bracket that leads to the final, the key that opens the door and the lock that ends the fight. The name says what we do.</p>
<p>Athletes and families see, without an account, on which mat and at what time the next fight is, who the opponent is and how the bracket stands.</p>
<p>Organizers create the event, take the categories from the table of the sport, import athletes, make the draw, plan the fights and run every mat from its scoreboard.</p>
<p>Every draw keeps its seed: with it and the list of athletes anyone arrives at the same bracket. The score is not typed in: it is the sum of the plays that were recorded, and each of them can be checked.</p>
<p>The platform runs on a laptop inside the hall, even without the internet, or on a server for many events at once.</p>`,
  es: `<p>{{site}} es una plataforma para realizar campeonatos de jiu-jitsu, de la lista de atletas al podio.</p>
<p>En portugués, <em>chave</em> es la llave del torneo, la llave que abre la puerta y la palanca que termina la lucha. El nombre dice lo que hacemos.</p>
<p>Atletas y familias ven, sin crear una cuenta, en qué tatami y a qué hora será la próxima lucha, quién es el rival y cómo está la llave.</p>
<p>Los organizadores crean el evento, arman las categorías según la tabla de la modalidad, importan atletas, sortean, planifican las luchas y dirigen cada tatami desde su marcador.</p>
<p>Cada sorteo guarda su semilla: con ella y la lista de atletas, cualquier persona llega a la misma llave. El marcador no se escribe: es la suma de las acciones registradas, y cada una se puede revisar.</p>
<p>La plataforma funciona en un portátil dentro del pabellón, incluso sin internet, o en un servidor para muchos eventos a la vez.</p>`,
};
