import type { Preview } from '@storybook/react-webpack5';

type ArgTypes = ReturnType<NonNullable<Preview['argTypesEnhancers']>[number]>;

const longestText = 60;

/** A value as the column of the defaults shows it. */
function summaryOf(value: unknown): string {
  if (value === undefined || typeof value === 'function') return 'none';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === '') return 'empty';
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/**
 * Fills the column of the default values. Storybook reads the default of a component's prop from its destructuring, where
 * the prop has one. The props of a component that only stories use have the value with which the story starts.
 */
export function withDefaults(argTypes: ArgTypes, args: Readonly<Record<string, unknown>>): ArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.table?.defaultValue?.summary !== undefined) return [name, argType];
      // Only the types that Storybook has read from a component have a summary.
      const isProp = argType.table?.type?.summary !== undefined;
      const isRequired = typeof argType.type === 'object' && argType.type.required === true;
      const summary = isProp ? (isRequired ? 'required' : 'none') : summaryOf(args[name]);
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
}
