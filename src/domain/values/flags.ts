/** A switch of the server: '1', 1 and true are on; '0', 0 and false are off; any other value is undefined. */
export function readFlag(value: unknown): boolean | undefined {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '1' || text === 1 || text === true) return true;
  if (text === '0' || text === 0 || text === false) return false;
  return undefined;
}

/** ENT-24: Admitted is shown Y when '1', else N. */
export function admittedText(Admitted: unknown): 'Y' | 'N' {
  return readFlag(Admitted) === true ? 'Y' : 'N';
}

/** PAY-11, ENT-26: 0 is shown as False, anything else as True. */
export function autoPaymentText(autopayment: unknown): 'True' | 'False' {
  return readFlag(autopayment) === false ? 'False' : 'True';
}

const twoFactorTexts = new Map([
  ...['', 'enabled', '1', 'true', 'on', 'yes'].map((text) => [text, true] as const),
  ...['disabled', '0', 'false', 'off', 'no'].map((text) => [text, false] as const),
]);

/** Reads two-factor as text: a blank one is on (COMPANY-16); an unknown text is undefined. */
export function readTwoFactor(value: unknown): boolean | undefined {
  return typeof value === 'string' ? twoFactorTexts.get(value.trim().toLowerCase()) : undefined;
}
