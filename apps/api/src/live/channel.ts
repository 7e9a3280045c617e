/** The NOTIFY channel on which nodes tell each other what changed. */
export const liveChannel = "chave_live";
