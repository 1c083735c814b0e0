import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages that a script imports before its first line runs, itself or by its own files. */
function packagesBefore(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(?:[^'";]*\sfrom\s)?'([^']+)'/gm);
  return [...imports].flatMap(([, name = '']) => {
    if (name.startsWith('node:')) return [];
    return name.startsWith('.') ? packagesBefore(path.join(path.dirname(file), name), seen) : [name];
  });
}

test.each(['scripts/start.mjs', 'scripts/test.mjs'])(
  '%s needs no package before all are installed',
  (script) => {
    expect(readFileSync(script, 'utf8')).toMatch(/^import '\.\/ensureInstalled\.mjs';$/m);
    expect(packagesBefore(script)).toEqual([]);
  },
);

test('a script that imports a package is known by it', () => {
  expect(packagesBefore('scripts/stories.mjs')).toContain('@playwright/test');
});
