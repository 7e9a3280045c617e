import type { NewSiteText } from "@chave/contract";

/** A neutral draft of what a guardian agrees to for a child, for a lawyer to review. */
export const shippedGuardian: Required<NewSiteText> = {
  pt: `<p>Declaro que sou pai, mãe ou responsável legal pelo atleta menor de 18 anos indicado nesta conta, e que:</p>
<ul><li>autorizo {{site}} a guardar e usar os dados dele para inscrevê-lo em competições, formar as categorias e publicar os resultados;</li><li>sei que nome, academia, categoria e resultados são públicos, e que data de nascimento, documento, contato e peso medido não são;</li><li>respondo por suas inscrições e por conferir, antes de cada evento, que ele está em condições de saúde para competir;</li><li>posso ver, corrigir e exportar os dados dele, ou revogar esta autorização e apagá-los, nas páginas da conta ou por {{contact}}.</li></ul>
<p>Esta autorização fica guardada com a data e a versão deste texto. A Política de Privacidade explica como os dados são tratados.</p>`,
  en: `<p>I declare that I am a parent or legal guardian of the athlete under 18 named in this account, and that:</p>
<ul><li>I allow {{site}} to keep and use the athlete's data to register for competitions, to form the categories and to publish the results;</li><li>I know that name, gym, category and results are public, and that date of birth, document, contact details and measured weight are not;</li><li>I answer for the athlete's registrations and make sure before each event that the athlete is fit to compete;</li><li>I may see, correct and export the data, or withdraw this permission and erase it, on the account pages or through {{contact}}.</li></ul>
<p>This permission is kept with its date and the version of this text. The Privacy Policy explains how the data is handled.</p>`,
  es: `<p>Declaro que soy padre, madre o responsable legal del atleta menor de 18 años indicado en esta cuenta, y que:</p>
<ul><li>autorizo a {{site}} a guardar y usar sus datos para inscribirlo en competiciones, formar las categorías y publicar los resultados;</li><li>sé que nombre, academia, categoría y resultados son públicos, y que la fecha de nacimiento, el documento, el contacto y el peso medido no lo son;</li><li>respondo por sus inscripciones y compruebo, antes de cada evento, que está en condiciones de salud para competir;</li><li>puedo ver, corregir y exportar sus datos, o revocar esta autorización y borrarlos, en las páginas de la cuenta o por medio de {{contact}}.</li></ul>
<p>Esta autorización se guarda con la fecha y la versión de este texto. La Política de Privacidad explica cómo se tratan los datos.</p>`,
};
