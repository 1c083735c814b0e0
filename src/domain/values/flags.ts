/** The server's switches: '1', 1 and true are on; '0', 0 and false are off; anything else is neither. */
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

const twoFactorWords = new Map([
  ...['', 'enabled', '1', 'true', 'on', 'yes'].map((word) => [word, true] as const),
  ...['disabled', '0', 'false', 'off', 'no'].map((word) => [word, false] as const),
]);

/** Reads two-factor as text: a blank one is on (COMPANY-16), one that is neither on nor off gives undefined. */
export function readTwoFactor(value: unknown): boolean | undefined {
  return typeof value === 'string' ? twoFactorWords.get(value.trim().toLowerCase()) : undefined;
}
