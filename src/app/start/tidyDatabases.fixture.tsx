import { waitFor } from '@testing-library/react';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig, type RuntimeConfig } from '@/domain/access/config';

export function wants(drafts: RuntimeConfig['drafts']): void {
  setRuntimeConfig({ ...defaultConfig, drafts });
}

export async function databases(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.includes('draft'));
}

export async function hasDatabases(expected: readonly string[]): Promise<void> {
  await waitFor(async () => expect((await databases()).sort()).toEqual(expected));
}
