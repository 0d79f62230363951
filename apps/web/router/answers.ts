import type { FailureData } from '../errors/app-error.ts';

/** For loaders to throw: another address is to be shown. */
export class Redirect {
  readonly to: string;
  readonly status: number;

  constructor(to: string, status: number) {
    this.to = to;
    this.status = status;
  }
}

/** For loaders to throw: the page is not there or may not be seen. */
export class PageFailure {
  readonly status: number;
  readonly data: FailureData;

  constructor(status: number, data: FailureData) {
    this.status = status;
    this.data = data;
  }
}

/** Leads elsewhere: 302 for now, 301 for good. */
export const redirect = (to: string, status = 302): Redirect => new Redirect(to, status);
