import { createContext, use } from 'react';

export type FieldWiring = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
};

/** What a Field tells the control inside it. */
export const FieldContext = createContext<FieldWiring>({});

/** The id, description and validity for a control; what the control was given itself comes first. */
export function useField(own: { id?: string; required?: boolean; invalid?: boolean }): FieldWiring {
  const field = use(FieldContext);
  return {
    id: own.id ?? field.id,
    'aria-describedby': field['aria-describedby'],
    'aria-invalid': own.invalid ? true : field['aria-invalid'],
    required: own.required ?? field.required,
  };
}
