import { deriveDraftKey, keepDraftKey } from '@/session/drafts/draftKeys';
import { checkSessions, signedInUser } from '@/session/session';
import { closeProduct } from '@/app/openAt.fixture';
import { signInAs, type Visitor } from '@/testing/harness/signIns';

/** Signs a visitor in and does what the login page does for drafts: it derives their key from the password. */
export async function signInWithDraftKey(visitor: Exclude<Visitor, 'nobody'>): Promise<void> {
  closeProduct();
  signInAs(visitor);
  checkSessions();
  const area = visitor === 'carrier' ? 'bdx' : 'admin';
  const credentials = { username: visitor, password: `The password of ${visitor}` };
  await keepDraftKey(area, signedInUser(area) ?? '', deriveDraftKey(area, credentials));
}
