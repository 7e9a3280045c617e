import type { NewFaq } from "@chave/contract";

/** The questions of a new installation, in the order in which they are asked; an admin may change all of them. */
export const shippedQuestions: NewFaq["translations"][] = [
  {
    pt: {
      title: "Quando e em que tatame eu luto?",
      description:
        "<p>Na página inicial, em <strong>Ache suas lutas</strong>, escolha o evento e digite seu nome como está na inscrição. Não é preciso ter conta.</p><p>Aparecem a sua próxima luta, o tatame, a hora prevista e o adversário. A hora muda quando o tatame adianta ou atrasa: a página se atualiza sozinha.</p>",
    },
    en: {
      title: "When and on which mat do I fight?",
      description:
        "<p>On the home page, under <strong>Find your fights</strong>, choose the event and type your name as you registered it. You need no account.</p><p>You see your next fight, its mat, its planned time and your opponent. The time changes when the mat runs early or late: the page updates by itself.</p>",
    },
    es: {
      title: "¿Cuándo y en qué tatami lucho?",
      description:
        "<p>En la página de inicio, en <strong>Encuentra tus luchas</strong>, elige el evento y escribe tu nombre como está en la inscripción. No hace falta una cuenta.</p><p>Aparecen tu próxima lucha, el tatami, la hora prevista y el rival. La hora cambia cuando el tatami se adelanta o se retrasa: la página se actualiza sola.</p>",
    },
  },
  {
    pt: {
      title: "Onde vejo as chaves e os resultados?",
      description:
        "<p>Abra o evento e escolha <strong>Chaves</strong>. Toque no nome de um atleta para acender o caminho dele até a final.</p><p>Os pódios aparecem em <strong>Resultados</strong> assim que a última luta da categoria termina, junto com o quadro de medalhas por academia.</p>",
    },
    en: {
      title: "Where do I see brackets and results?",
      description:
        "<p>Open the event and choose <strong>Brackets</strong>. Tap an athlete's name to light up the path to the final.</p><p>Podiums appear under <strong>Results</strong> as soon as the last fight of a category ends, together with the medal table by gym.</p>",
    },
    es: {
      title: "¿Dónde veo las llaves y los resultados?",
      description:
        "<p>Abre el evento y elige <strong>Llaves</strong>. Toca el nombre de un atleta para iluminar su camino hasta la final.</p><p>Los podios aparecen en <strong>Resultados</strong> en cuanto termina la última lucha de la categoría, junto con el medallero por academia.</p>",
    },
  },
  {
    pt: {
      title: "Como sei que o sorteio foi honesto?",
      description:
        "<p>Cada sorteio guarda uma <strong>semente</strong>, que fica escrita na chave. Com a semente e a lista de atletas, qualquer pessoa repete o sorteio e chega à mesma chave.</p><p>Um novo sorteio ganha outro número, e uma chave alterada à mão fica marcada. Nada disso pode ser escondido.</p>",
    },
    en: {
      title: "How do I know that the draw was honest?",
      description:
        "<p>Every draw keeps a <strong>seed</strong>, which is printed on the bracket. With the seed and the list of athletes anyone can repeat the draw and arrive at the same bracket.</p><p>A new draw gets another number, and a bracket changed by hand is marked as such. None of this can be hidden.</p>",
    },
    es: {
      title: "¿Cómo sé que el sorteo fue honesto?",
      description:
        "<p>Cada sorteo guarda una <strong>semilla</strong>, escrita en la llave. Con la semilla y la lista de atletas, cualquier persona repite el sorteo y llega a la misma llave.</p><p>Un nuevo sorteo recibe otro número, y una llave cambiada a mano queda marcada. Nada de esto se puede ocultar.</p>",
    },
  },
  {
    pt: {
      title: "Sou organizador. Por onde começo?",
      description:
        "<p>Entre com a conta da organização e escolha <strong>Criar evento</strong>: bastam nome, lugar e data. Depois, a tela <strong>O que fazer agora</strong> mostra um passo de cada vez:</p><ol><li>categorias, pela tabela da modalidade;</li><li>tatames;</li><li>atletas;</li><li>sorteio das chaves;</li><li>cronograma das lutas.</li></ol><p>O evento fica oculto até você torná-lo visível.</p>",
    },
    en: {
      title: "I run tournaments. Where do I start?",
      description:
        "<p>Log in with your organization's account and choose <strong>Create event</strong>: a name, a place and a date are enough. From there <strong>What to do now</strong> shows one step at a time:</p><ol><li>categories, from the table of the sport;</li><li>mats;</li><li>athletes;</li><li>the draw;</li><li>the schedule of fights.</li></ol><p>The event stays hidden until you make it visible.</p>",
    },
    es: {
      title: "Soy organizador. ¿Por dónde empiezo?",
      description:
        "<p>Entra con la cuenta de la organización y elige <strong>Crear evento</strong>: bastan nombre, lugar y fecha. Después, la pantalla <strong>Qué hacer ahora</strong> muestra un paso a la vez:</p><ol><li>categorías, según la tabla de la modalidad;</li><li>tatamis;</li><li>atletas;</li><li>sorteo de las llaves;</li><li>cronograma de las luchas.</li></ol><p>El evento permanece oculto hasta que lo hagas visible.</p>",
    },
  },
  {
    pt: {
      title: "Como importo a lista de atletas?",
      description:
        "<p>No evento, abra <strong>Atletas</strong> e escolha <strong>Importar</strong>. Servem arquivos .xlsx e .csv; há um modelo para baixar.</p><p>As colunas são reconhecidas pelo nome, e você confere antes. Cada erro aparece ao lado da sua linha, e nada entra pela metade.</p>",
    },
    en: {
      title: "How do I import the list of athletes?",
      description:
        "<p>In the event, open <strong>Athletes</strong> and choose <strong>Import</strong>. Files may be .xlsx or .csv; there is a template to download.</p><p>Columns are recognised by their names, and you check them first. Every error stands beside its row, and nothing is imported by halves.</p>",
    },
    es: {
      title: "¿Cómo importo la lista de atletas?",
      description:
        "<p>En el evento, abre <strong>Atletas</strong> y elige <strong>Importar</strong>. Sirven archivos .xlsx y .csv; hay un modelo para descargar.</p><p>Las columnas se reconocen por su nombre, y las revisas antes. Cada error aparece junto a su fila, y nada entra a medias.</p>",
    },
  },
  {
    pt: {
      title: "Como funciona o placar da mesa?",
      description:
        "<p>Em <strong>Lutas</strong>, abra o placar do tatame num notebook ou tablet. Cada ponto é um toque ou uma tecla, e o relógio é o mesmo na mesa, na TV e nos celulares.</p><p>Quando você confirma o resultado, o vencedor avança na chave e a próxima luta do tatame aparece.</p>",
    },
    en: {
      title: "How does the scoreboard at the mat work?",
      description:
        "<p>Under <strong>Fights</strong>, open the mat's scoreboard on a laptop or tablet. Every score is one touch or one key, and the clock is the same at the table, on the TV and on phones.</p><p>When you confirm the result, the winner moves on in the bracket and the mat's next fight appears.</p>",
    },
    es: {
      title: "¿Cómo funciona el marcador de la mesa?",
      description:
        "<p>En <strong>Luchas</strong>, abre el marcador del tatami en un portátil o una tableta. Cada punto es un toque o una tecla, y el reloj es el mismo en la mesa, en la TV y en los móviles.</p><p>Cuando confirmas el resultado, el ganador avanza en la llave y aparece la próxima lucha del tatami.</p>",
    },
  },
  {
    pt: {
      title: "Marquei um ponto errado. E agora?",
      description:
        "<p><strong>Desfazer</strong> retira o último lance. Para um lance mais antigo, abra <strong>Lances</strong> e retire só aquele: o resto é recontado.</p><p>Uma luta já encerrada pode ser reaberta, desde que a luta seguinte ainda não tenha começado.</p>",
    },
    en: {
      title: "I scored by mistake. What now?",
      description:
        "<p><strong>Undo</strong> takes back the last play. For an earlier one, open <strong>History</strong> and take back just that one: the rest is counted again.</p><p>A fight that has ended can be reopened as long as the fight after it has not begun.</p>",
    },
    es: {
      title: "Marqué un punto por error. ¿Y ahora?",
      description:
        "<p><strong>Deshacer</strong> retira la última acción. Para una anterior, abre <strong>Acciones</strong> y retira solo esa: el resto se vuelve a contar.</p><p>Una lucha terminada puede reabrirse mientras la lucha siguiente no haya empezado.</p>",
    },
  },
  {
    pt: {
      title: "E se a internet do ginásio cair?",
      description:
        "<p>A mesa continua: pontos e relógio não dependem da rede. O que foi marcado fica guardado no aparelho e é enviado quando a rede volta; a tela mostra quantos lances esperam.</p><p>Não feche a página da mesa enquanto houver lances guardados.</p>",
    },
    en: {
      title: "What if the hall loses its network?",
      description:
        "<p>The table goes on: scores and clock do not depend on the network. What was scored is kept on the device and sent when the network is back; the screen shows how many plays are waiting.</p><p>Do not close the table's page while plays are waiting.</p>",
    },
    es: {
      title: "¿Y si se cae la red del pabellón?",
      description:
        "<p>La mesa sigue: los puntos y el reloj no dependen de la red. Lo marcado queda guardado en el aparato y se envía cuando vuelve la red; la pantalla muestra cuántas acciones esperan.</p><p>No cierres la página de la mesa mientras haya acciones guardadas.</p>",
    },
  },
  {
    pt: {
      title: "Posso mudar o idioma e o tema?",
      description:
        "<p>Sim. No alto da página, ou no menu do celular, escolha português, inglês ou espanhol e troque entre tema claro e escuro. A escolha fica guardada neste aparelho.</p>",
    },
    en: {
      title: "Can I change the language and the theme?",
      description:
        "<p>Yes. At the top of the page, or in the menu on a phone, choose Portuguese, English or Spanish and switch between the light and the dark theme. Your choice is kept on this device.</p>",
    },
    es: {
      title: "¿Puedo cambiar el idioma y el tema?",
      description:
        "<p>Sí. Arriba en la página, o en el menú del móvil, elige portugués, inglés o español y cambia entre el tema claro y el oscuro. La elección queda guardada en este aparato.</p>",
    },
  },
];
