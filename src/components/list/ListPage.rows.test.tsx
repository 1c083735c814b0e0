import { useState, type ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { loaded, openList, TownList, towns, where, type Town } from './ListPage.fixture';
import { answer, blankRow, openRowMenu, press, getRow } from '@/testing/harness/at';

describe('opening', () => {
  test('LIST-03 double click on the actions cell opens the edit screen', async () => {
    const { user, router } = openList(<TownList openLink={({ id }) => `/view/${String(id)}`} />);
    const cells = within(getRow('Town 2')).getAllByRole('cell');
    await user.dblClick(cells.at(-1)!);
    expect(where(router)).toBe('/edit/2');
  });

  test('LIST-03 so does a double click on the button in it', async () => {
    const { user, router } = openList(<TownList openLink={({ id }) => `/view/${String(id)}`} />);
    await user.dblClick(within(getRow('Town 2')).getByRole('button', { name: 'Actions' }));
    expect(where(router)).toBe('/edit/2');
  });

  test('double click on a row opens it', async () => {
    const { user, router } = openList(<TownList openLink={({ id }) => `/view/${String(id)}`} />);
    await user.dblClick(screen.getByText('T003'));
    expect(where(router)).toBe('/view/3');
  });

  test('Enter on a row is its double click', async () => {
    const { user, router } = openList();
    act(() => getRow('Town 4').focus());
    await user.keyboard('{Enter}');
    expect(where(router)).toBe('/edit/4');
  });

  test('a list without other screens calls onOpen', async () => {
    const onOpen = jest.fn();
    const { user } = openList(<TownList onOpen={onOpen} />);
    await user.dblClick(screen.getByText('Town 5'));
    expect(onOpen.mock.calls).toEqual([[expect.objectContaining({ id: 5 })]]);
  });

  test('single click and Space select a row and do not open it', async () => {
    const onSelect = jest.fn();
    const { user, router } = openList(<TownList onSelect={onSelect} />);
    await user.click(screen.getByText('Town 3'));
    expect(getRow('Town 3')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown} ');
    expect(getRow('Town 3')).not.toHaveAttribute('aria-selected');
    expect(getRow('Town 4')).toHaveAttribute('aria-selected', 'true');
    expect(onSelect.mock.calls.map(([town]) => (town as Town).id)).toEqual([3, 4]);
    expect(where(router)).toBe('/towns');
  });
});

describe('the blank last row', () => {
  const gestures = [
    ['a click', (user: UserEvent) => user.click(screen.getByText('Add…'))],
    ['a double click', (user: UserEvent) => user.dblClick(blankRow())],
    [
      'Enter',
      (user: UserEvent) => {
        act(() => blankRow().focus());
        return user.keyboard('{Enter}');
      },
    ],
  ] as const;

  test.each(gestures)('LIST-04 %s on it opens the add screen', async (_name, gesture) => {
    const { user, router } = openList();
    await gesture(user);
    expect(where(router)).toBe('/add');
  });

  test('LIST-04 it is the last row of every list, an empty one too', () => {
    openList(<TownList rows={[]} />);
    expect(screen.getAllByRole('row').at(-1)).toBe(blankRow());
  });

  test('an Add link is above the list', () => {
    openList();
    expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/add');
  });

  test('QLIST-09 where a single click clears the selection, a double click or Enter opens the screen once', async () => {
    const onSelect = jest.fn();
    const onOpen = jest.fn();
    const { user } = openList(<TownList blankRow={{ onSelect, onOpen }} />);
    await user.click(screen.getByText('Town 1'));
    await user.click(blankRow());
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onOpen).not.toHaveBeenCalled();
    expect(getRow('Town 1')).not.toHaveAttribute('aria-selected');
    await user.dblClick(blankRow());
    expect(onOpen).toHaveBeenCalledTimes(1);
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  test('a double click on one that opens a dialog opens it once', async () => {
    const onOpen = jest.fn();
    const { user } = openList(<TownList blankRow={{ label: 'New quotation…', onOpen }} />);
    await user.dblClick(screen.getByText('New quotation…'));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

describe('by keyboard', () => {
  test('the rows are one tab stop; arrows, Home and End move between them', async () => {
    const { user } = openList();
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toEqual([getRow('Town 1')]);
    act(() => getRow('Town 1').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(getRow('Town 3')).toHaveFocus();
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toEqual([getRow('Town 3')]);
    await user.keyboard('{ArrowUp}');
    expect(getRow('Town 2')).toHaveFocus();
    await user.keyboard('{End}');
    expect(blankRow()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(blankRow()).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(getRow('Town 1')).toHaveFocus();
  });

  test('Page Down and Page Up turn the page and keep the focused row index', async () => {
    const { user } = openList();
    act(() => getRow('Town 5').focus());
    await user.keyboard('{PageDown}');
    expect(getRow('Town 15')).toHaveFocus();
    await user.keyboard('{PageDown}');
    expect(getRow('Town 23')).toHaveFocus();
    await user.keyboard('{PageDown}');
    expect(getRow('Town 23')).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(getRow('Town 13')).toHaveFocus();
  });
});

describe('the row menu', () => {
  async function removeSecond(user: UserEvent): Promise<void> {
    await openRowMenu(user, getRow('Town 2'));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await answer(user, 'Do you want to remove?');
  }

  test('every row has a button named Actions, described by the row, that opens Edit, the list’s own entries and Delete', async () => {
    const { user, router } = openList(
      <TownList
        actions={({ id }) => [{ label: 'View', to: `/view/${String(id)}` }]}
        remove={() => Promise.resolve()}
      />,
    );
    expect(screen.getAllByRole('button', { name: 'Actions' })).toHaveLength(10);
    expect(within(getRow('Town 2')).getByRole('button')).toHaveAccessibleDescription('Town 2');
    const items = await openRowMenu(user, getRow('Town 2'));
    expect(items.map((item) => item.textContent)).toEqual(['Edit', 'View', 'Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'View' }));
    expect(where(router)).toBe('/view/2');
  });

  test.each(['{Enter}', ' ', '{ArrowDown}'])(
    'key %s opens it on its first entry, Escape gives focus back',
    async (key) => {
      const { user } = openList();
      const opener = within(getRow('Town 1')).getByRole('button', { name: 'Actions' });
      act(() => opener.focus());
      await user.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      expect(opener).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      expect(opener).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('Enter on Edit opens the edit screen', async () => {
    const { user, router } = openList();
    act(() => within(getRow('Town 7')).getByRole('button', { name: 'Actions' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(where(router)).toBe('/edit/7');
  });

  test('COMPANY-06 Delete asks, removes the row, and reads the list again', async () => {
    const remove = jest.fn().mockResolvedValue(undefined);
    const query = loaded(towns(3));
    const { user } = openList(<TownList query={query} remove={remove} />);
    await openRowMenu(user, getRow('Town 2'));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Do you want to remove?' });
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(remove).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(query.refetch).toHaveBeenCalledTimes(1));
    expect(remove.mock.calls).toEqual([[expect.objectContaining({ id: 2 })]]);
  });

  test('Cancel removes nothing and gives focus back to the row’s button', async () => {
    const remove = jest.fn();
    const { user } = openList(<TownList remove={remove} />);
    await openRowMenu(user, getRow('Town 2'));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(getRow('Town 2')).getByRole('button', { name: 'Actions' })).toHaveFocus(),
    );
    expect(remove).not.toHaveBeenCalled();
  });

  test('after the row was removed, the row at its index has the focus', async () => {
    function Shrinking(): ReactNode {
      const [rows, setRows] = useState(() => towns(3));
      return (
        <TownList
          rows={rows}
          remove={({ id }) => {
            setRows((last) => last.filter((town) => town.id !== id));
            return Promise.resolve();
          }}
        />
      );
    }
    const { user } = openList(<Shrinking />);
    await removeSecond(user);
    await waitFor(() => expect(getRow('Town 3')).toHaveFocus());
    expect(screen.queryByText('Town 2')).not.toBeInTheDocument();
  });

  describe('when the list is read again before the closed question returns focus', () => {
    /** Answers a question about Town 2, which then leaves the list or stays in it. */
    function answerQuestion(isRemoved: boolean): void {
      function Asking(): ReactNode {
        const [isAsking, setAsking] = useState(true);
        return (
          <>
            <TownList rows={towns(3).filter(({ id }) => isAsking || !isRemoved || id !== 2)} />
            {isAsking && (
              <div role="alertdialog" aria-label="Sure?">
                <button onClick={() => setAsking(false)}>OK</button>
              </div>
            )}
          </>
        );
      }
      openList(<Asking />);
      act(() => within(getRow('Town 2')).getByRole('button', { name: 'Actions' }).focus());
      const ok = screen.getByRole('button', { name: 'OK' });
      act(() => ok.focus());
      act(() => ok.click());
    }

    test('without the row, the row at its index has the focus', () => {
      answerQuestion(true);
      expect(getRow('Town 3')).toHaveFocus();
    });

    test('with the row, no row takes the focus, which the question returns to the button', () => {
      answerQuestion(false);
      expect(document.body).toHaveFocus();
    });
  });

  test('a failed removal shows an error, reads the list again, and asks again before it is retried', async () => {
    const remove = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
    const query = loaded(towns(3));
    const { user } = openList(<TownList query={query} remove={remove} />);
    await removeSecond(user);
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(query.refetch).toHaveBeenCalledTimes(1);
    await press(user, 'Retry');
    await answer(user, 'Do you want to remove?');
    await waitFor(() => expect(screen.queryByText('Not saved')).not.toBeInTheDocument());
    expect(remove).toHaveBeenCalledTimes(2);
  });

  test('a list that was left meanwhile is not read again', async () => {
    let refuse: (reason: Error) => void = () => undefined;
    const refetch = jest.fn();
    const { user, router } = openList(
      <TownList
        query={{ ...loaded(towns(3)), refetch }}
        remove={() => new Promise((_, reject) => (refuse = reject))}
      />,
    );
    await removeSecond(user);
    await user.click(screen.getByRole('link', { name: 'Add' }));
    await waitFor(() => expect(where(router)).toBe('/add'));
    await act(async () => {
      refuse(new Error('down'));
      await Promise.resolve();
    });
    expect(refetch).not.toHaveBeenCalled();
  });

  /** Three towns. The server removes the second one, but its response is an error. */
  function LosingAnswers({ isReadAgain }: { isReadAgain: boolean }): ReactNode {
    const [rows, setRows] = useState(() => towns(3));
    const [isError, setError] = useState(false);
    return (
      <TownList
        query={{ ...loaded(rows), isError, refetch: () => setError(!isReadAgain) }}
        remove={({ id }) => {
          if (isReadAgain) setRows((last) => last.filter((town) => town.id !== id));
          return Promise.reject(new Error('The answer was lost'));
        }}
      />
    );
  }

  test('a failed removal is not called Not saved when the list no longer has the row', async () => {
    const { user } = openList(<LosingAnswers isReadAgain />);
    await removeSecond(user);
    expect(screen.queryByText('Town 2')).not.toBeInTheDocument();
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  test('a failed removal is not confirmed when the list cannot be read again', async () => {
    const { user } = openList(<LosingAnswers isReadAgain={false} />);
    await removeSecond(user);
    expect(await screen.findByText('Could not load')).toBeVisible();
    expect(screen.getByText('We do not know yet whether the row was removed.')).toBeVisible();
  });
});
