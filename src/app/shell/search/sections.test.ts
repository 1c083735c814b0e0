import { statusText, type Section } from './sections';

function section(heading: string, part: Partial<Section> = {}): Section {
  return { heading, hits: [], ...part };
}

const failed = { retry: () => undefined };

test.each<[string, readonly Section[], string]>([
  ['', [], 'Type a number, a name and a town, or the name of a screen.'],
  ['  ', [section('Screens', { count: 3 })], 'Type a number, a name and a town, or the name of a screen.'],
  ['ada', [section('Screens', { count: 3 }), section('Users', { isLoading: true })], 'Searching…'],
  ['ada', [section('Screens', { count: 0 }), section('Users', { count: 0 })], 'Nothing was found for ‘ada’'],
  [
    'ada',
    [section('Binders', { count: 2501 }), section('Users', { count: 1 })],
    '2,502 found: Binders 2,501, Users 1',
  ],
  ['ada', [section('Binders', { count: 0 }), section('Users', failed)], 'Users could not be searched'],
  [
    'ada',
    [section('Binders', { count: 1 }), section('Users', failed), section('Agents', failed)],
    '1 found: Binders 1. Users, Agents could not be searched',
  ],
])('the status of %p with %p', (query, sections, text) => {
  expect(statusText(query, sections)).toBe(text);
});
