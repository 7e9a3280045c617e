/** A count as boards print it, with a true minus: −1 stands for a negative point of the ADCC. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export const gain = (value: number): string => (value < 0 ? figure(value) : `+${value}`);
