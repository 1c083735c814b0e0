import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { startedStore, WithStore } from '@/app/withStore.fixture';
import { DraftsContext } from '@/components/drafts/draftsContext';
import type { Draft, DraftStore } from '@/domain/saving/draft';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { FormPage, type FormPageProps } from '@/components/form/FormPage';
import type { UploadHandles } from '@/components/actions/useAction';

interface RenderedForm<Values extends object> {
  user: UserEvent;
  /** The records that were sent, as they were sent. */
  sent: Values[];
  /** The current path. */
  path: () => string;
  router: ReturnType<typeof createMemoryRouter>;
  store: ReturnType<typeof startedStore>;
}

type RenderFormOptions<Values extends object> = Partial<FormPageProps<Values>> &
  Pick<FormPageProps<Values>, 'record' | 'children'> & {
    /** Where the form stores its draft; without it no draft is stored. */
    drafts?: DraftStore;
  };

/** Renders a form at `/form`. Its Save and Cancel lead back to `/list`; the page has a link to `/elsewhere`. */
export function renderForm<Values extends object>({
  drafts,
  ...props
}: RenderFormOptions<Values>): RenderedForm<Values> {
  const sent: Values[] = [];
  const save = async (values: Values, upload: UploadHandles): Promise<unknown> => {
    sent.push(values);
    return props.save?.(values, upload);
  };
  const page = (
    <DraftsContext value={drafts ? () => drafts : null}>
      <DialogsProvider>
        <Link to="/elsewhere">Elsewhere</Link>
        <FormPage heading="Form" backTo="/list" {...props} save={save} />
      </DialogsProvider>
    </DraftsContext>
  );
  return { ...openForm(page), sent };
}

/** A draft store with one draft, and a function that returns the draft that was written last. */
export function draftsWith(draft?: Draft): { store: DraftStore; last: () => Draft | undefined } {
  let last: Draft | undefined;
  const store: DraftStore = {
    read: () => Promise.resolve(draft),
    write: (written) => {
      last = written;
      return Promise.resolve();
    },
    remove: () => Promise.resolve(),
  };
  return { store, last: () => last };
}

/** Renders any screen with a form at `/form`. */
export function openForm(page: ReactNode): Omit<RenderedForm<object>, 'sent'> {
  const router = createMemoryRouter(
    [
      { path: '/form', element: page },
      { path: '/form/:id', element: page },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/list', '/form'] },
  );
  const store = startedStore();
  render(
    <StrictMode>
      <WithStore store={store}>
        <RouterProvider router={router} />
      </WithStore>
    </StrictMode>,
  );
  return { user: userEvent.setup(), path: () => router.state.location.pathname, router, store };
}

/** The texts that describe a control. */
export function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

/** Presses Save. */
export async function pressSave(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Save' }));
}
