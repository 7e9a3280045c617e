const brazil = [
  "America/Sao_Paulo",
  "America/Bahia",
  "America/Fortaleza",
  "America/Recife",
  "America/Belem",
  "America/Manaus",
  "America/Cuiaba",
  "America/Campo_Grande",
  "America/Porto_Velho",
  "America/Rio_Branco",
  "America/Noronha",
];

/** Every time zone this browser knows, Brazil's first. */
export function timeZones(): string[] {
  return [...new Set([...brazil, ...Intl.supportedValuesOf("timeZone")])];
}
