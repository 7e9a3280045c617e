/** The calendar day of this device, `2026-12-05`. */
export const today = (): string => new Intl.DateTimeFormat("en-CA").format(Date.now());
