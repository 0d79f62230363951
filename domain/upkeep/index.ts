export { type Swept, sweep } from './sweep.ts';
