/** Largest picture the text editor takes, in bytes (spec sections 5 and 9). */
export const EDITOR_IMAGE_LIMIT = 1_048_576;
