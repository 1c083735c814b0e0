interface Given {
  readonly name: string;
  readonly value: string;
}

export function startOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { host: Given; port: number; note: string | undefined };
export function noSuchHost(host: Given): string;
