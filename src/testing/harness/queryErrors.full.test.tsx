import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';

const countries = Array.from({ length: 100 }, (_, index) => `Country ${String(index + 1)}`);

function BigPage({ children }: { children?: ReactNode }): ReactNode {
  return (
    <>
      <header>
        {countries.map((country) => (
          <a key={country} href={`/${country}`}>{`Menu ${country}`}</a>
        ))}
        <button>Search</button>
      </header>
      <main>
        <h1>Countries</h1>
        <h2>Filters</h2>
        <button className="button">Save</button>
        <table>
          <tbody>
            {countries.map((country) => (
              <tr key={country} aria-label={country}>
                <td>{country}</td>
                <td>
                  <button aria-label="Actions">
                    <svg viewBox="0 0 16 16">
                      <path d="M3 8h" />
                    </svg>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
      {children}
    </>
  );
}

beforeEach(() => window.history.replaceState(null, '', '/countries?page=2'));

function errorOf(query: () => unknown): Error {
  try {
    query();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('The query did not fail');
}

async function laterErrorOf(query: Promise<unknown>): Promise<Error> {
  const error: unknown = await query.catch((reason: unknown) => reason);
  if (error instanceof Error) return error;
  throw new Error('The query did not fail');
}

const linesOf = ({ message }: Error): string[] => message.split('\n');

/** The line of the stack whose code Jest shows: the first one outside of a package. */
function shownFrame({ stack = '' }: Error): string | undefined {
  return stack.split('\n').find((line) => /^ +at /.test(line) && !line.includes('node_modules'));
}

describe('a failed query on a big page', () => {
  test('names what was not found, where, and the existing names, in at most 28 lines', () => {
    render(<BigPage />);
    const error = errorOf(() => screen.getByRole('button', { name: 'Savee' }));
    const lines = linesOf(error);
    expect(lines.slice(0, 7)).toEqual([
      'Unable to find an accessible element with the role "button" and name "Savee"',
      '',
      'Address: /countries?page=2',
      'Headings: h1 "Countries", h2 "Filters"',
      'Names of the role "button": "Save", "Actions", "Search"',
      '<main>',
      '  <h1>',
    ]);
    expect(lines.at(-1)).toMatch(
      /^… \d+ more lines; screen\.debug\(undefined, Infinity\) prints the whole page$/,
    );
    expect(lines.length).toBeLessThanOrEqual(28);
    expect(shownFrame(error)).toContain('queryErrors.full.test.tsx');
  });

  test('has the same message after waiting, with the line of the test that waited', async () => {
    render(<BigPage />);
    for (const query of [
      screen.findByRole('button', { name: 'Savee' }, { timeout: 0 }),
      waitFor(() => screen.getByRole('button', { name: 'Savee' }), { timeout: 0 }),
      // After the await the library no longer knows that the query is repeated: its message is complete.
      waitFor(async () => screen.getByRole('button', { name: await Promise.resolve('Savee') }), {
        timeout: 0,
      }),
    ]) {
      const error = await laterErrorOf(query);
      expect(error.message).toMatch(
        /^Unable to find .*role.*"button".* "Savee"\n\nAddress: \/countries\?page=2\n/,
      );
      expect(error.message.split('Address: ')).toHaveLength(2);
      expect(linesOf(error).length).toBeLessThanOrEqual(28);
      expect(error.stack).toContain(error.message);
      expect(shownFrame(error)).toContain('queryErrors.full.test.tsx');
    }
  });

  test('names some of the elements, when there are several', () => {
    render(<BigPage />);
    const error = errorOf(() => screen.getByRole('button', { name: 'Actions' }));
    const lines = linesOf(error);
    expect(lines.slice(0, 2)).toEqual([
      'Found multiple elements with the role "button" and name "Actions"',
      '<button aria-label="Actions" />',
    ]);
    expect(lines).toContain('… 90 more');
    expect(lines).toContain('Address: /countries?page=2');
    expect(lines.length).toBeLessThanOrEqual(28);
  });

  test('shows the element of the query, without SVG drawings', () => {
    render(<BigPage />);
    const row = screen.getByLabelText('Country 7');
    expect(linesOf(errorOf(() => within(row).getByRole('link'))).slice(2)).toEqual([
      'Address: /countries?page=2',
      'Headings: h1 "Countries", h2 "Filters"',
      'Names of the role "link": none',
      '<tr aria-label="Country 7">',
      '  <td>',
      '    Country 7',
      '  </td>',
      '  <td>',
      '    <button aria-label="Actions"/>',
      '  </td>',
      '</tr>',
    ]);
  });

  test('shows an open dialog instead of the page behind it', () => {
    render(
      <BigPage>
        <div role="dialog" aria-label="Delete the country">
          <p>It cannot be undone.</p>
        </div>
      </BigPage>,
    );
    expect(linesOf(errorOf(() => screen.getByText('Undo'))).slice(4)).toEqual([
      '<div aria-label="Delete the country" role="dialog">',
      '  <p>',
      '    It cannot be undone.',
      '  </p>',
      '</div>',
    ]);
  });
});

test('a matcher that waitFor gave up keeps its message, and the page follows it', async () => {
  render(<BigPage />);
  const path = (): void => expect(window.location.pathname).toBe('/currencies');
  const lines = linesOf(await laterErrorOf(waitFor(path, { timeout: 0 })));
  const end = lines.indexOf('Address: /countries?page=2');
  expect(lines.slice(0, end).join('\n')).toContain('Expected: ');
  expect(lines[end + 2]).toBe('<main>');
  expect(lines.length).toBeLessThanOrEqual(28);
});
