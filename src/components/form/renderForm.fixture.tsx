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
  /** Where the user is. */
  path: () => string;
  router: ReturnType<typeof createMemoryRouter>;
  store: ReturnType<typeof startedStore>;
}

type Given<Values extends object> = Partial<FormPageProps<Values>> &
  Pick<FormPageProps<Values>, 'record' | 'children'> & {
    /** Where the form keeps its draft; nowhere without it. */
    drafts?: DraftStore;
  };

/** A form at `/form`, reached from `/list`, where its Save and Cancel lead. `elsewhere` is a link beside the form. */
export function renderForm<Values extends object>({ drafts, ...given }: Given<Values>): RenderedForm<Values> {
  const sent: Values[] = [];
  const save = async (values: Values, upload: UploadHandles): Promise<unknown> => {
    sent.push(values);
    return given.save?.(values, upload);
  };
  const page = (
    <DraftsContext value={drafts ? () => drafts : null}>
      <DialogsProvider>
        <Link to="/elsewhere">Elsewhere</Link>
        <FormPage heading="Form" backTo="/list" {...given} save={save} />
      </DialogsProvider>
    </DraftsContext>
  );
  return { ...openForm(page), sent };
}

/** A place for the draft of one form that has `draft` in it, and what was written to it last. */
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

/** Any screen with a form at `/form`. */
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

/** The words that are read with a control. */
export function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

/** Presses Save. */
export async function pressSave(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Save' }));
}
