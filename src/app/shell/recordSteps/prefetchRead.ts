import { matchPath } from 'react-router-dom';
import { store } from '@/app/store';
import { idFromRoute } from '@/domain/records/ids';
import type { Id } from '@/domain/records/scalars';
import { decodedOnce, type Path } from '@/paths';

/** A read that was asked for ahead; its answer is dropped when nothing holds it any more. */
interface Ahead {
  readonly release: () => void;
}

/** How long an answer is held. A screen that opens meanwhile takes it without asking again. */
const heldMs = 5_000;

function held(request: { unsubscribe(): void }): Ahead {
  return { release: () => request.unsubscribe() };
}

async function quotation(id: Id): Promise<Ahead> {
  const { endpoints } = (await import('@/api/quotations')).quotationsApi;
  return held(store.dispatch(endpoints.viewPolicyQuotation.initiate(id)));
}

const loadAttributes = async () => (await import('@/api/attributes')).attributesApi.endpoints;
const loadIntake = async () => (await import('@/api/intake')).intakeApi.endpoints;
const loadPartners = async () => (await import('@/api/partners')).partnersApi.endpoints;
const loadReference = async () => (await import('@/api/reference')).referenceApi.endpoints;

/**
 * The read of each screen that shows one record. The edit pages of quotations are missing, because they always read anew, and
 * so are records with a password and the rows of files: a pointer that passes a button must not fetch those.
 */
const reads: Partial<Record<Path, (id: Id) => Promise<Ahead>>> = {
  '/user_admin_edit_countries/:id': async (id) =>
    held(store.dispatch((await loadReference()).editCountry.initiate(id))),
  '/user_admin_edit_state/:id': async (id) =>
    held(store.dispatch((await loadReference()).editState.initiate(id))),
  '/user_admin_edit_city/:id': async (id) =>
    held(store.dispatch((await loadReference()).editCity.initiate(id))),
  '/user_admin_edit_intakecategory/:id': async (id) =>
    held(store.dispatch((await loadIntake()).editClientIntakeCategory.initiate(id))),
  '/user_admin_edit_intakesubcategory/:cid/:id': async (id) =>
    held(store.dispatch((await loadIntake()).editClientIntakeSubcategory.initiate(id))),
  '/user_admin_edit_attributegroup/:client/:id': async (id) =>
    held(store.dispatch((await loadAttributes()).editAttributeGroup.initiate(id))),
  '/user_admin_edit_attribute/:cid/:gid/:id': async (id) =>
    held(store.dispatch((await loadAttributes()).editAttribute.initiate(id))),
  '/user_admin_edit_intakeattributegroup/:iid/:id': async (id) =>
    held(store.dispatch((await loadAttributes()).editIntakeAttributeGroup.initiate(id))),
  '/user_admin_edit_agent/:id': async (id) =>
    held(store.dispatch((await loadPartners()).editClientAgent.initiate(id))),
  '/user_admin_view_policy_quotation/:id/:intake_id': quotation,
  '/user_admin_view_binder_policies/:id/:intake_id': quotation,
  '/user_admin_view_policies/:id/:intake_id': quotation,
};

/**
 * Asks for the record that a link shows, unless its answer has just come. A failure is none yet: the screen itself reads again
 * when it is opened.
 */
export async function prefetchRead(link: string): Promise<void> {
  for (const [path, read] of Object.entries(reads)) {
    const id = decodedOnce(matchPath(path, link)?.params ?? {}, link)['id'];
    if (id === undefined) continue;
    const { release } = await read(idFromRoute(id));
    setTimeout(release, heldMs);
  }
}
