import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import { store } from '@/app/store';
import { idFromRoute } from '@/domain/records/ids';
import type { Id } from '@/domain/records/scalars';
import { decodedOnce, type Path } from '@/paths';

/** How long an answer is kept. A screen that opens meanwhile takes it without asking again. */
const keptMs = 5_000;

/** The endpoint that reads one record. */
interface RecordRead {
  initiate(id: Id): ThunkAction<{ unsubscribe(): void }, unknown, unknown, UnknownAction>;
}

const loadAttributes = async () => (await import('@/api/attributes')).attributesApi.endpoints;
const loadIntake = async () => (await import('@/api/intake')).intakeApi.endpoints;
const loadPartners = async () => (await import('@/api/partners')).partnersApi.endpoints;
const loadQuotation = async () =>
  (await import('@/api/quotations')).quotationsApi.endpoints.viewPolicyQuotation;
const loadReference = async () => (await import('@/api/reference')).referenceApi.endpoints;

/**
 * The read of each screen that shows one record. The edit pages of quotations are missing, because they always read anew, and
 * so are records with a password and the rows of files: a pointer that passes a button must not fetch those.
 */
const reads: Partial<Record<Path, () => Promise<RecordRead>>> = {
  '/user_admin_edit_countries/:id': async () => (await loadReference()).editCountry,
  '/user_admin_edit_state/:id': async () => (await loadReference()).editState,
  '/user_admin_edit_city/:id': async () => (await loadReference()).editCity,
  '/user_admin_edit_intakecategory/:id': async () => (await loadIntake()).editClientIntakeCategory,
  '/user_admin_edit_intakesubcategory/:cid/:id': async () => (await loadIntake()).editClientIntakeSubcategory,
  '/user_admin_edit_attributegroup/:client/:id': async () => (await loadAttributes()).editAttributeGroup,
  '/user_admin_edit_attribute/:cid/:gid/:id': async () => (await loadAttributes()).editAttribute,
  '/user_admin_edit_intakeattributegroup/:iid/:id': async () =>
    (await loadAttributes()).editIntakeAttributeGroup,
  '/user_admin_edit_agent/:id': async () => (await loadPartners()).editClientAgent,
  '/user_admin_view_policy_quotation/:id/:intake_id': loadQuotation,
  '/user_admin_view_binder_policies/:id/:intake_id': loadQuotation,
  '/user_admin_view_policies/:id/:intake_id': loadQuotation,
};

/**
 * Asks for the record that a link shows, unless its answer has just come. A failure is none yet: the screen itself reads again
 * when it is opened.
 */
export async function prefetchRead(link: string): Promise<void> {
  for (const [path, load] of Object.entries(reads)) {
    const id = decodedOnce(matchPath(path, link)?.params ?? {}, link)['id'];
    if (id === undefined) continue;
    const request = store.dispatch((await load()).initiate(idFromRoute(id)));
    setTimeout(() => request.unsubscribe(), keptMs);
  }
}
