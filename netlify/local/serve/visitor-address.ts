/** Several visitors on one machine: a request that names an address comes from there. The platform believes no such header. */
const header = 'x-visitor-address';

/** Where a request comes from: what it says, else what the socket says. */
export function visitorAddress(request: Request, socketAddress: string | undefined): string {
  return request.headers.get(header) ?? socketAddress ?? '127.0.0.1';
}
