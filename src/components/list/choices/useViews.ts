import { useLocation } from 'react-router-dom';
import { chooseForList, useListChoices, type ListLayout, type ListView } from '../listChoices';
import { splitListQuery, writeListQuery } from '../listQuery';
import { useWholeSearch, type ListState } from '../useListState';

/** What a list shows now, as a view would keep it. */
type Present = Omit<ListView, 'name'>;

interface Views {
  readonly present: Present;
  show(view: ListView): void;
  /** Keeps what the list shows now under a name; a view of the same name is replaced. */
  save(name: string): void;
  remove(name: string): void;
  /** Says which view the list starts with; a blank name for none. */
  startWith(name: string): void;
}

/** The views of the list on this screen, and what is done with them. */
export function useViews(list: ListState): Views {
  const { pathname } = useLocation();
  const { layout, views, start } = useListChoices(pathname);
  // What is being typed into the quick filter is in the URL only after a pause.
  const whole = writeListQuery(useWholeSearch(), { ...list.query, page: 1 });
  // A view outlives the session, so filters that may hold a person's name are no part of it.
  const { search } = splitListQuery(whole);
  const present = { search, layout };
  return {
    present,
    show(view) {
      chooseForList(pathname, { layout: view.layout });
      list.show(view.search);
    },
    save(name) {
      const others = views.filter((view) => view.name !== name);
      chooseForList(pathname, { views: [...others, { name, ...present }] });
    },
    remove(name) {
      chooseForList(pathname, {
        views: views.filter((view) => view.name !== name),
        ...(start === name && { start: '' }),
      });
    },
    startWith: (name) => chooseForList(pathname, { start: name }),
  };
}

/** Whether a list shows just what a view keeps. */
export function isShown(view: ListView, present: Present): boolean {
  return sameSearch(view.search, present.search) && layoutText(view.layout) === layoutText(present.layout);
}

function sameSearch(one: string, other: string): boolean {
  const sorted = (search: string): string =>
    [...new URLSearchParams(search)].map(String).toSorted().join('&');
  return sorted(one) === sorted(other);
}

function layoutText({ order, hidden, widths }: ListLayout): string {
  return JSON.stringify([order, hidden.toSorted(), Object.entries(widths).toSorted()]);
}
