/** The moment of the mocked server; tests set it with Jest's own clock. */
export function now(): Date {
  return new Date();
}

/** The same as the server writes it into `createdAt` and the like. */
export function nowText(): string {
  return now().toISOString();
}
