export interface Machine {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string | undefined;
}

export interface Locked {
  readonly version?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

export function lockedPackages(root: string): [string, Locked][];
export function thisMachine(): Machine;
export function whyNotInstalled(
  root: string,
  locked: readonly (readonly [string, Locked])[],
  machine?: Machine,
): string | undefined;
export function whyNotNpm(env: Environment): string | undefined;
export function installArguments(machine: Machine, npmVersion: string): string[];
export function npmProgram(env: Environment): string | undefined;
