// Numbers as they are printed: with a true minus.
export const printed = (n: number): string => String(n).replace('-', '−');
export const signed = (n: number): string => (n > 0 ? `+${n}` : printed(n));
