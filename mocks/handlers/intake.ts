import { db, nextId } from '../db';
import { sentFields, asId, textFields } from '../fields';
import { find, post, remove, replace, same, update, type Sent } from '../http';

const categoryKeys = ['category_name', 'sublob', 'document', 'intaketype'] as const;

const packageIds = ['client_id', 'listcategory_id', 'category_id'] as const;
const packageKeys = [
  'category_name',
  'subcategory_name',
  'coverage_limit',
  'coverage_premimum',
  'document',
] as const;

function categoryFields(body: Sent<'client_id' | (typeof categoryKeys)[number]>) {
  return { ...sentFields(body, ['client_id'], asId), ...textFields(body, categoryKeys) };
}

function packageFields(body: Sent<(typeof packageIds)[number] | (typeof packageKeys)[number]>) {
  return { ...sentFields(body, packageIds, asId), ...textFields(body, packageKeys) };
}

/** The code that the server derives from the name of a line of business: its initials. */
function codeOf(name: unknown): string {
  return String(name)
    .split(/[^A-Za-z]+/)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

/** Intake categories and their packages (CALL-039 to CALL-047). */
export const intakeHandlers = [
  post('/viewclientintakecategory', ['client_id'], ({ client_id }) => ({
    intakecategory: db.intakeCategories.filter((category) => same(category.client_id, client_id)),
  })),
  post('/createclientintakecategory', ['client_id', ...categoryKeys], (body) => {
    const id = nextId('intakeCategories');
    db.intakeCategories.push({ id, ...categoryFields(body), lob_code: codeOf(body.category_name) });
  }),
  post('/editclientintakecategory', ['id'], ({ id }) => ({ intake: find(db.intakeCategories, id) })),
  // The list sends the line's code too, so an update may contain it; the stored code stays.
  update(
    '/updateclientintakecategory',
    'menucategoryData',
    ['id', 'client_id', ...categoryKeys],
    (record) => ({
      intake: replace(db.intakeCategories, { id: asId(record.id), ...categoryFields(record) }),
    }),
    { optional: ['lob_code'] },
  ),

  post('/viewclientintakesubcategory', ['cid'], ({ cid }) => ({
    intakesubcategory: db.intakeSubcategories.filter(({ category_id }) => same(category_id, cid)),
  })),
  post('/removeclientintakesubcategory', ['id'], ({ id }) => {
    remove(db.intakeSubcategories, id);
  }),
  post('/createclientintakesubcategory', [...packageIds, ...packageKeys], (body) => {
    db.intakeSubcategories.push({ id: nextId('intakeSubcategories'), ...packageFields(body) });
  }),
  post('/editclientintakesubcategory', ['id'], ({ id }) => ({
    intakesub: find(db.intakeSubcategories, id),
  })),
  update(
    '/updateclientintakesubcategory/',
    'subcategoryDatalist',
    ['id', ...packageIds, ...packageKeys],
    (record) => ({
      intakesub: replace(db.intakeSubcategories, { id: asId(record.id), ...packageFields(record) }),
    }),
  ),
];
