export { type AddressRule, isPublicAddress, type Resolver } from './addresses.ts';
export {
  createGuardedFetch,
  type GuardedFetch,
  type GuardedRequest,
  type GuardedResponse,
  type Guards,
  OutgoingError,
  type OutgoingReason,
  readBody,
} from './guarded-fetch.ts';
