/** Header that sets a request's IP address, to simulate several visitors. Production ignores it. */
const header = 'x-visitor-address';

export function visitorAddress(request: Request, socketAddress: string | undefined): string {
  return request.headers.get(header) ?? socketAddress ?? '127.0.0.1';
}
