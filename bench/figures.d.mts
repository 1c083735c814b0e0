export function report(
  what: string,
  samples: number | readonly number[],
  budget: number,
  unit?: string,
  baseline?: { readonly name?: string; readonly samples?: readonly number[] },
): void;
