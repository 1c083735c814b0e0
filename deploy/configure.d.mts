interface Problems {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export const settings: Readonly<Record<string, string | readonly string[]>>;
export function nearest(name: string, known: readonly string[]): string | undefined;
export function problemsOf(config: object): Problems;
export function check(file: string): Problems & { readonly config: object };
