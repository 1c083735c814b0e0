export interface Step {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly isReported?: boolean;
  readonly isNeeded?: boolean;
  readonly prepare?: () => Promise<Readonly<Record<string, string>>>;
}

export function runSteps(
  phases: readonly (readonly (readonly Step[])[])[],
  options?: {
    readonly bail?: boolean;
    readonly limits?: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly progressMs?: number;
  },
): Promise<number>;
