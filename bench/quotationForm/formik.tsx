import { Field, Formik } from 'formik';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { inputKind, optionsFor } from '@/domain/attributes/attributes';
import type { FormGroup } from '@/domain/quotation/groups';
import type { Attribute } from '@/domain/records/attributes';
import type { CoverageLine } from '@/domain/records/quotations';
import group from '@/intakeForm/fields/AttributeGroupView.module.css';
import card from '@/intakeForm/fields/FormCard.module.css';
import controlStyles from '@/components/form/control.module.css';

/** The baseline for the engine: one plain Formik form over the same questions. */

function Question({ attribute }: { attribute: Attribute }): ReactNode {
  const name = `answer${attribute.id}`;
  const kind = inputKind(attribute);
  return (
    <div>
      <label htmlFor={name}>{attribute.name}</label>
      {kind === 'select' ? (
        <Field as="select" id={name} name={name} className={controlStyles['box']}>
          <option value="" />
          {optionsFor(attribute).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Field>
      ) : kind === 'radio' ? (
        optionsFor(attribute).map((option) => (
          <label key={option}>
            <Field type="radio" name={name} value={option} />
            {option}
          </label>
        ))
      ) : (
        <Field
          id={name}
          name={name}
          type={kind === 'secure' ? 'password' : kind === 'phone' ? 'text' : kind}
          className={kind === 'checkbox' ? undefined : controlStyles['box']}
        />
      )}
    </div>
  );
}

function isDrawn({ premium }: Readonly<Record<string, unknown>>): number {
  return typeof premium === 'string' ? Number(premium) || 0 : 0;
}

export function mountFormik(
  root: HTMLElement,
  groups: readonly FormGroup[],
  lines: readonly CoverageLine[],
): void {
  const attributes = groups.flatMap((each) => each.attributes);
  const blank: Record<string, string | boolean> = Object.fromEntries<string | boolean>([
    ...attributes.map((each): [string, string | boolean] => [
      `answer${each.id}`,
      inputKind(each) === 'checkbox' ? false : '',
    ]),
    ...lines.map(({ premium }, index): [string, string] => [`premium${index}`, String(premium)]),
  ]);
  flushSync(() =>
    createRoot(root).render(
      <Formik
        initialValues={blank}
        onSubmit={() => undefined}
        validate={(values) =>
          Object.fromEntries(
            attributes
              .filter((each) => each.isrequired === 'required' && values[`answer${each.id}`] === '')
              .map((each) => [`answer${each.id}`, 'Required']),
          )
        }
      >
        {({ values }) => (
          <form>
            {groups.map((each) => (
              <section key={String(each.id)} className={card['card']}>
                <h2>{each.name}</h2>
                {each.attributes.map((attribute) => (
                  <div key={String(attribute.id)} className={group['line']}>
                    <Question attribute={attribute} />
                  </div>
                ))}
              </section>
            ))}
            {lines.map(({ coverage_name }, index) => (
              <label key={coverage_name}>
                Premium {coverage_name}
                <Field name={`premium${index}`} className={controlStyles['box']} />
              </label>
            ))}
            <strong>
              Total Premium $
              {lines.reduce((sum, _, index) => sum + isDrawn({ premium: values[`premium${index}`] }), 0)}
            </strong>
          </form>
        )}
      </Formik>,
    ),
  );
}
