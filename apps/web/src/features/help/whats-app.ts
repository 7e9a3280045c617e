/** A chat with the number that the installation has set, as a number or as a link; a text waits in it to be sent. */
export function whatsAppLink(contact: string, text?: string): string {
  const query = text === undefined ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${contact.replace(/\D/g, "")}${query}`;
}
