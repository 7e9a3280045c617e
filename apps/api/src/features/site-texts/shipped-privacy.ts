import type { NewSiteText } from "@chave/contract";

/** A neutral draft after Brazil's LGPD: it says what the product keeps, for a lawyer to review. */
export const shippedPrivacy: Required<NewSiteText> = {
  pt: `<h3>1. Quem responde pelos dados</h3>
<p>Quem administra {{site}} é controlador dos dados da sua conta. O organizador de cada evento é controlador dos dados das inscrições desse evento. Para falar com quem administra esta instalação: {{contact}}.</p>
<h3>2. Que dados guardamos</h3>
<ul><li><strong>Conta:</strong> nome, e-mail, idioma e a senha, guardada de forma que ninguém pode lê-la.</li><li><strong>Perfil de atleta:</strong> data de nascimento, sexo, graduação, peso, academia, federação, país, telefone, endereço, redes sociais e foto, conforme você preencher. O documento só é guardado quando você o informa.</li><li><strong>Competição:</strong> inscrições, chaves, lutas e resultados.</li><li><strong>Segurança:</strong> aparelhos conectados à conta, tentativas de entrada e registro de mudanças.</li></ul>
<h3>3. Para quê, e com que fundamento</h3>
<p>Para formar categorias justas e realizar o evento em que você se inscreve (execução de contrato); para cumprir obrigações legais, como documentos de pagamento; e para a segurança do serviço (legítimo interesse). Não vendemos dados e não fazemos publicidade com eles.</p>
<h3>4. O que é público</h3>
<p>Nome, academia, categoria e resultados. Data de nascimento, documento, contato e peso medido nunca são públicos.</p>
<h3>5. Crianças e adolescentes</h3>
<p>Dados de menores de 18 anos são tratados no seu melhor interesse. É preciso informar um responsável legal, cujo consentimento é guardado com a data e a versão do texto que ele leu.</p>
<h3>6. Com quem compartilhamos</h3>
<p>Com o organizador do evento em que você se inscreve, com a equipe que trabalha nesse evento e com o professor ou responsável ligado ao atleta. Prestadores que hospedam o serviço ou enviam e-mails agem apenas sob nossas instruções.</p>
<h3>7. Por quanto tempo</h3>
<p>Enquanto a conta existir. Ao apagá-la, os dados pessoais são apagados e os resultados permanecem sem o nome. O que a lei manda guardar é guardado pelo prazo que ela fixa.</p>
<h3>8. Seus direitos</h3>
<p>Nas páginas da sua conta você vê, corrige e exporta seus dados, e apaga a conta. Você também pode pedir confirmação, acesso, correção, portabilidade, informação sobre compartilhamento, oposição e revogação do consentimento: {{contact}}. Se a resposta não bastar, procure a Autoridade Nacional de Proteção de Dados (ANPD).</p>
<h3>9. Cookies</h3>
<p>Usamos apenas os que fazem o serviço funcionar: a proteção da sessão e o idioma escolhido. No seu aparelho ficam também a chave da sessão, o tema e, na mesa de um tatame, os lances ainda não enviados. Não há cookies de publicidade nem de medição. Vídeos da ajuda só são buscados no YouTube ou no Vimeo quando você abre a resposta, no modo que evita cookies de rastreamento.</p>
<h3>10. Segurança e mudanças</h3>
<p>O acesso aos dados depende da função de cada pessoa, e as mudanças ficam registradas. Se um incidente puder causar dano relevante, avisamos você e a ANPD. Cada versão desta política tem número e data, e as anteriores ficam guardadas.</p>`,
  en: `<h3>1. Who answers for the data</h3>
<p>Whoever runs {{site}} is the controller of your account's data. The organizer of each event is the controller of the data of that event's registrations. To reach whoever runs this installation: {{contact}}.</p>
<h3>2. What we keep</h3>
<ul><li><strong>Account:</strong> name, e-mail, language and the password, kept in a form that nobody can read.</li><li><strong>Athlete's profile:</strong> date of birth, sex, grade, weight, gym, federation, country, phone, address, social networks and picture, as far as you fill them in. A document is kept only when you give it.</li><li><strong>Competition:</strong> registrations, brackets, fights and results.</li><li><strong>Security:</strong> devices signed in to the account, attempts to log in and a record of changes.</li></ul>
<h3>3. What for, and on what basis</h3>
<p>To make fair categories and to hold the event you register for (performance of a contract); to meet legal duties, such as payment documents; and to keep the service safe (legitimate interest). We do not sell data and do not advertise with it.</p>
<h3>4. What is public</h3>
<p>Name, gym, category and results. Date of birth, document, contact details and measured weight are never public.</p>
<h3>5. Children and adolescents</h3>
<p>Data of people under 18 is handled in their best interest. A legal guardian must be named, whose consent is kept with its date and the version of the text that was read.</p>
<h3>6. With whom we share</h3>
<p>With the organizer of the event you register for, with the staff who work at that event and with the teacher or guardian tied to the athlete. Providers who host the service or send e-mails act only on our instructions.</p>
<h3>7. For how long</h3>
<p>As long as the account exists. When it is erased, personal data is erased and results stay without the name. What the law demands to be kept is kept for as long as it says.</p>
<h3>8. Your rights</h3>
<p>On your account pages you see, correct and export your data, and erase the account. You may also ask for confirmation, access, correction, portability, information about sharing, objection and withdrawal of consent: {{contact}}. If the answer is not enough, turn to Brazil's data protection authority (ANPD).</p>
<h3>9. Cookies</h3>
<p>We use only those that make the service work: the protection of the session and the language you chose. Your device also keeps the key of your session, the theme and, at a mat table, plays not yet sent. There are no cookies for advertising or measuring. Help videos are fetched from YouTube or Vimeo only when you open the answer, in the mode that avoids tracking cookies.</p>
<h3>10. Security and changes</h3>
<p>Access to data depends on each person's role, and changes are recorded. If an incident could cause relevant harm, we tell you and the ANPD. Every version of this policy has a number and a date, and earlier ones are kept.</p>`,
  es: `<h3>1. Quién responde por los datos</h3>
<p>Quien administra {{site}} es responsable del tratamiento de los datos de tu cuenta. El organizador de cada evento es responsable de los datos de las inscripciones de ese evento. Para hablar con quien administra esta instalación: {{contact}}.</p>
<h3>2. Qué datos guardamos</h3>
<ul><li><strong>Cuenta:</strong> nombre, correo, idioma y la contraseña, guardada de forma que nadie puede leerla.</li><li><strong>Perfil de atleta:</strong> fecha de nacimiento, sexo, graduación, peso, academia, federación, país, teléfono, dirección, redes sociales y foto, según lo que completes. El documento solo se guarda cuando lo indicas.</li><li><strong>Competición:</strong> inscripciones, llaves, luchas y resultados.</li><li><strong>Seguridad:</strong> aparatos conectados a la cuenta, intentos de entrada y registro de cambios.</li></ul>
<h3>3. Para qué y con qué fundamento</h3>
<p>Para formar categorías justas y realizar el evento en el que te inscribes (ejecución de contrato); para cumplir obligaciones legales, como los documentos de pago; y para la seguridad del servicio (interés legítimo). No vendemos datos ni hacemos publicidad con ellos.</p>
<h3>4. Qué es público</h3>
<p>Nombre, academia, categoría y resultados. La fecha de nacimiento, el documento, el contacto y el peso medido nunca son públicos.</p>
<h3>5. Niños y adolescentes</h3>
<p>Los datos de menores de 18 años se tratan en su mejor interés. Hay que indicar un responsable legal, cuyo consentimiento se guarda con la fecha y la versión del texto que leyó.</p>
<h3>6. Con quién compartimos</h3>
<p>Con el organizador del evento en el que te inscribes, con el equipo que trabaja en ese evento y con el profesor o responsable vinculado al atleta. Los proveedores que alojan el servicio o envían correos actúan solo según nuestras instrucciones.</p>
<h3>7. Durante cuánto tiempo</h3>
<p>Mientras exista la cuenta. Al borrarla, los datos personales se borran y los resultados permanecen sin el nombre. Lo que la ley manda guardar se guarda por el plazo que ella fija.</p>
<h3>8. Tus derechos</h3>
<p>En las páginas de tu cuenta ves, corriges y exportas tus datos, y borras la cuenta. También puedes pedir confirmación, acceso, corrección, portabilidad, información sobre con quién se comparten, oposición y revocación del consentimiento: {{contact}}. Si la respuesta no basta, acude a la autoridad brasileña de protección de datos (ANPD).</p>
<h3>9. Cookies</h3>
<p>Usamos solo las que hacen funcionar el servicio: la protección de la sesión y el idioma elegido. En tu aparato quedan también la clave de la sesión, el tema y, en la mesa de un tatami, las acciones aún no enviadas. No hay cookies de publicidad ni de medición. Los vídeos de la ayuda solo se piden a YouTube o Vimeo cuando abres la respuesta, en el modo que evita las cookies de seguimiento.</p>
<h3>10. Seguridad y cambios</h3>
<p>El acceso a los datos depende de la función de cada persona, y los cambios quedan registrados. Si un incidente puede causar un daño relevante, te avisamos a ti y a la ANPD. Cada versión de esta política tiene número y fecha, y las anteriores se guardan.</p>`,
};
