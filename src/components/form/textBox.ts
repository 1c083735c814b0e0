import type { ComponentProps, HTMLAttributes } from 'react';

export type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** The props of a text box that may be an input or, for a text with line ends, a text area. */
export interface TextBoxProps
  extends
    HTMLAttributes<TextBox>,
    Pick<
      ComponentProps<'input'>,
      'autoComplete' | 'disabled' | 'maxLength' | 'name' | 'placeholder' | 'readOnly' | 'required'
    > {
  ref?: ((box: TextBox | null) => void) | undefined;
  value?: string | undefined;
}
