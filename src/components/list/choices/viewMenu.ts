import type { MenuItem } from '@/components/ui/menuItem';
import { standardLayout, type ListView, type ReadyViews } from '../listChoices';
import type { useListChoices } from '../useListChoices';
import { presentView, readySearch, storedSearch } from './presentView';

interface ViewMenuOptions {
  choices: ReturnType<typeof useListChoices>;
  /** The whole query of the list. */
  search: string;
  ready: ReadyViews;
  /** Shows another query. */
  show(search: string): void;
  /** Asks for the name of a new view. */
  onSave(): void;
}

interface ViewMenuContent {
  name: string;
  isChanged: boolean;
  items: MenuItem[];
}

/** The current view and the entries of the menu: the standard view, built-in views, the user's views, and saving. */
export function viewMenu({ choices, search, ready, show, onSave }: ViewMenuOptions): ViewMenuContent {
  const { views, layout, choose } = choices;
  const { name, isOwn, isChanged } = presentView(choices, search, ready);
  const entry = (view: ListView, isUsers: boolean): MenuItem => ({
    label: view.name,
    isCurrent: view.name === name && isUsers === isOwn,
    onSelect: () => {
      choose({ view: isUsers ? view.name : '', layout: view.layout });
      show(view.search);
    },
  });
  function update(): void {
    const updated = { name, layout, search: storedSearch(search) };
    choose({ views: views.map((view) => (view.name === name ? updated : view)) });
  }
  const items = [
    entry({ name: 'Standard', search: '', layout: standardLayout }, false),
    // A built-in view does not change the user's columns.
    ...Object.entries(ready).map(([key, { label }]) =>
      entry({ name: label, search: readySearch(key, ready), layout }, false),
    ),
    ...views.map((view) => entry(view, true)),
    { label: 'Save as…', startsGroup: true, onSelect: onSave },
    ...(isOwn && isChanged ? [{ label: `Update "${name}"`, onSelect: update }] : []),
  ];
  return { name, isChanged, items };
}
