export function nearest(name: string, known: readonly string[]): string | undefined;
