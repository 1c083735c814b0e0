let read = (): number => Date.now();

/** The moment of the mocked server. */
export function now(): Date {
  return new Date(read());
}

/** The same as the server writes it into `createdAt` and the like. */
export function nowText(): string {
  return now().toISOString();
}

/** Stops the server's clock at a moment; without one it runs again. */
export function setClock(moment?: Date): void {
  read = moment ? () => moment.getTime() : () => Date.now();
}
