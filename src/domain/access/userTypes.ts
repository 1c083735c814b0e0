export const userTypes = ['Main', 'Agent'] as const;

/** The user type that a stored text names, in any case; undefined for any other text. */
export function readUserType(stored: string): (typeof userTypes)[number] | undefined {
  const word = stored.trim().toLowerCase();
  return userTypes.find((type) => type.toLowerCase() === word);
}
