import { useListChoices, type ListView } from '../listChoices';
import { splitListQuery, writeListQuery } from '../listQuery';
import { useWholeSearch, type ListState } from '../useListState';

interface Views {
  readonly views: readonly ListView[];
  /** The name of the view that the list starts with; blank without one. */
  readonly start: string;
  /** Whether the list shows just what a view keeps. */
  isShown(view: ListView): boolean;
  show(view: ListView): void;
  /** Keeps what the list shows now under a name; a view of the same name is replaced. */
  save(name: string): void;
  remove(name: string): void;
  /** Says which view the list starts with; a blank name for none. */
  startWith(name: string): void;
}

/** The views of the list on this screen, and what is done with them. */
export function useViews(list: ListState): Views {
  const { layout, views, start, choose } = useListChoices();
  // What is being typed into the quick filter is in the URL only after a pause.
  const whole = writeListQuery(useWholeSearch(), { ...list.query, page: 1 });
  // A view outlives the session, so filters that may hold a person's name are no part of it.
  const { search } = splitListQuery(whole);
  const shown = contentOf({ search, layout });
  const others = (name: string): ListView[] => views.filter((view) => view.name !== name);
  return {
    views,
    start,
    isShown: (view) => contentOf(view) === shown,
    show(view) {
      choose({ layout: view.layout });
      list.show(view.search);
    },
    save: (name) => choose({ views: [...others(name), { name, search, layout }] }),
    remove: (name) => choose({ views: others(name), ...(start === name && { start: '' }) }),
    startWith: (name) => choose({ start: name }),
  };
}

/** All that a view keeps but its name, written so that equal views have equal texts. */
function contentOf({ search, layout }: Omit<ListView, 'name'>): string {
  const { order, hidden, widths } = layout;
  const params = [...new URLSearchParams(search)].map(String).toSorted();
  return JSON.stringify([params, order, hidden.toSorted(), Object.entries(widths).toSorted()]);
}
