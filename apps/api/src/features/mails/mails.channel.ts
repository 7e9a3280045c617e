/** Notified when mails wait to be sent. */
export const mailChannel = "mails";
