import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublic, NO_EXCEPTIONS, readExceptions } from './addresses.ts';
import { openOutboundClient, type Resolve } from './client.ts';
import { DeliveryRejected } from './delivery.ts';
import { targetOf } from './target.ts';

/** Every spelling of a place that is not for strangers to make us knock at. */
const TRICKS: readonly (readonly [trick: string, url: string])[] = [
  ['loopback', 'https://127.0.0.1/x'],
  ['another loopback', 'https://127.8.9.10/'],
  ['decimal', 'https://2130706433/'],
  ['octal', 'https://0177.0.0.1/'],
  ['hexadecimal', 'https://0x7f000001/'],
  ['hexadecimal parts', 'https://0x7f.0x0.0x0.0x1/'],
  ['short', 'https://127.1/'],
  ['nought', 'https://0/'],
  ['this host', 'https://0.0.0.0:8080/'],
  ['private, 10', 'https://10.1.2.3/'],
  ['private, 172', 'https://172.31.255.1/'],
  ['private, 192', 'https://192.168.1.1/'],
  ['shared (RFC 6598)', 'https://100.64.0.1/'],
  ['link-local', 'https://169.254.10.1/'],
  ['metadata', 'https://169.254.169.254/latest/meta-data/'],
  ['metadata, decimal', 'https://2852039166/'],
  ['broadcast', 'https://255.255.255.255/'],
  ['multicast', 'https://224.0.0.1/'],
  ['for documents', 'https://192.0.2.1/'],
  ['benchmarks', 'https://198.18.0.1/'],
  ['IPv6 loopback', 'https://[::1]/'],
  ['IPv6 unspecified', 'https://[::]/'],
  ['IPv4-mapped', 'https://[::ffff:127.0.0.1]/'],
  ['IPv4-mapped, hexadecimal', 'https://[::ffff:7f00:1]/'],
  ['IPv4-compatible', 'https://[::127.0.0.1]/'],
  ['NAT64', 'https://[64:ff9b::7f00:1]/'],
  ['local NAT64', 'https://[64:ff9b:1::7f00:1]/'],
  ['6to4 around loopback', 'https://[2002:7f00:1::]/'],
  ['Teredo', 'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/'],
  ['unique local', 'https://[fd00:ec2::254]/'],
  ['IPv6 link-local', 'https://[fe80::1]/'],
  ['IPv6 multicast', 'https://[ff02::1]/'],
  ['IPv6 with a zone', 'https://[fe80::1%25eth0]/'],
  ['IPv6 with a plain zone', 'https://[fe80::1%eth0]/'],
  ['translated (RFC 2765)', 'https://[::ffff:0:127.0.0.1]/'],
  ['IPv4-mapped, written out', 'https://[0:0:0:0:0:FFFF:10.0.0.1]/'],
  ['6to4 around a private address', 'https://[2002:0a00:0001::1]/'],
  ['6to4 around metadata', 'https://[2002:a9fe:a9fe::]/'],
  ['NAT64 around metadata', 'https://[64:ff9b::169.254.169.254]/'],
  ['IPv6 for documents', 'https://[2001:db8::1]/'],
  ['IPv6 discard', 'https://[100::1]/'],
  ['IPv6 site-local', 'https://[fec0::1]/'],
  ['metadata of Oracle', 'https://192.0.0.192/'],
  ['metadata of Alibaba', 'https://100.100.100.200/'],
  ['the platform of Azure', 'https://168.63.129.16/'],
  ['containers of AWS', 'https://169.254.170.2/'],
  ['loopback with the last dot', 'https://127.0.0.1./'],
  ['hexadecimal and short', 'https://0x7f.1/'],
  ['more than an address holds', 'https://4294967296/'],
  ['full-width digits', 'https://１２７.０.０.１/'],
  ['encoded full-width digits', 'https://%EF%BC%91%EF%BC%92%EF%BC%97.0.0.1/'],
  ['a soft hyphen', 'https://local\u00adhost/'],
  ['a tab within', 'https://127.0\t.0.1/'],
  ['no slashes', 'https:127.0.0.1/'],
  ['too many slashes', 'https:////127.0.0.1/'],
  ['backslashes', 'https:\\\\127.0.0.1\\'],
  ['port nought', 'https://example.org:0/'],
  ['Redis by HTTP', 'https://example.org:379/'],
  ['a port beyond all ports', 'https://example.org:65536/'],
  ['an encoded slash in the name', 'https://example.org%2f@127.0.0.1/'],
  ['an empty userinfo', 'https://:@127.0.0.1/'],
  ['a hash before the host', 'https://127.0.0.1#@example.org/'],
  ['name of this machine', 'https://localhost/'],
  ['below it', 'https://a.localhost/'],
  ['with the last dot', 'https://localhost./'],
  ['upper case and dot', 'https://LOCALHOST.:8443/'],
  ['full-width letters', 'https://ｌｏｃａｌｈｏｓｔ/'],
  ['circled digits', 'https://①②⑦.⓪.⓪.①/'],
  ['ideographic dots', 'https://127。0。0。1/'],
  ['a name of the house', 'https://intranet/'],
  ['mDNS', 'https://printer.local/'],
  ['metadata by name', 'https://metadata.google.internal/'],
  ['userinfo that looks like a host', 'https://example.org@127.0.0.1/'],
  ['userinfo', 'https://me:secret@example.org/'],
  ['a backslash', 'https://127.0.0.1\\@example.org/'],
  ['an encoded dot', 'https://127%2e0%2e0%2e1/'],
  ['plain HTTP', 'http://example.org/'],
  ['another scheme', 'gopher://example.org/'],
  ['a file', 'file:///etc/passwd'],
  ['data', 'data:text/plain,x'],
  ['SMTP by HTTP', 'https://example.org:25/'],
  ['SSH by HTTP', 'https://example.org:22/'],
  ['no address at all', 'example.org'],
  ['endless', `https://example.org/${'a'.repeat(2_000)}`],
];

test.each(TRICKS)('refused before anything is looked up: %s', (_trick, url) => {
  expect(targetOf(url, NO_EXCEPTIONS).ok).toBe(false);
});

test.each([
  'https://example.org/hook?x=1',
  'https://example.org:8443/hook',
  'https://bücher.example/hook',
  'https://93.184.215.14/hook',
  'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/hook',
])('taken: %s', (url) => {
  expect(targetOf(url, NO_EXCEPTIONS).ok).toBe(true);
});

test('the operator makes exceptions of addresses, ranges and names', () => {
  const exceptions = readExceptions('127.0.0.1, 10.1.0.0/16, hooks.example.internal, fd00::/8');
  if (!exceptions.ok) throw new Error(exceptions.fault);
  for (const url of [
    'http://127.0.0.1:9/x',
    'https://[::ffff:127.0.0.1]/',
    'http://10.1.2.3/',
    'http://hooks.example.internal/',
    'https://[fd00::1]/',
  ])
    expect(targetOf(url, exceptions.value).ok, url).toBe(true);
  for (const url of ['http://127.0.0.2/', 'https://10.2.0.1/', 'https://other.example.internal/'])
    expect(targetOf(url, exceptions.value).ok, url).toBe(false);
  expect(readExceptions('no spaces please').ok).toBe(false);
  expect(readExceptions('').ok).toBe(true);
});

test('what is no address is not public', () => {
  for (const text of ['', 'x', '1.2.3.4.5', 'localhost']) expect(isPublic(text)).toBe(false);
  expect(isPublic('8.8.8.8')).toBe(true);
});

describe('names are looked at when we connect', () => {
  let server: Server;
  let port: number;
  const seen: string[] = [];
  let answer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} };
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(answer.status, answer.headers).end('so be it');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  const v4 = (address: string) => ({ address, family: 4 });
  const always =
    (...addresses: string[]): Resolve =>
    (_name, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  const post = async (resolve: Resolve, url: string, allow = '') => {
    const exceptions = readExceptions(allow);
    if (!exceptions.ok) throw new Error(exceptions.fault);
    const outbound = openOutboundClient(exceptions.value, resolve);
    try {
      return await outbound.post({ url, headers: { 'content-type': 'application/json' }, body: '{}' });
    } finally {
      await outbound.close();
    }
  };

  test.each([
    ['a public name that leads to loopback', always('127.0.0.1')],
    ['one private address among public ones', always('93.184.215.14', '10.0.0.1')],
    ['a mapped address', always('::ffff:127.0.0.1')],
    ['the metadata service', always('169.254.169.254')],
    ['the platform of Azure', always('168.63.129.16')],
    ['NAT64 around loopback', always('64:ff9b::7f00:1')],
    ['6to4 around loopback', always('2002:7f00:1::')],
    ['link-local with a zone', always('fe80::1%eth0')],
    ['what is no address', always('localhost')],
    ['a name of nothing', always()],
  ])('%s', async (_name, resolve) => {
    await expect(post(resolve, `https://example.org:${port}/private`)).rejects.toMatchObject({ permanent: true });
    expect(seen).toEqual([]);
  });

  test('a name that changes its mind is asked at each connection, and that answer counts', async () => {
    const answers = ['93.184.215.14', '127.0.0.1'];
    let asked = 0;
    const rebinding: Resolve = (_name, done) => done(null, [v4(answers[asked++] ?? '127.0.0.1')]);
    // Somebody looked first and found it public; the connection looks again and goes nowhere.
    rebinding('rebind.example.org', () => undefined);
    await expect(post(rebinding, `https://rebind.example.org:${port}/`)).rejects.toBeInstanceOf(DeliveryRejected);
    expect(asked).toBe(2);
    expect(seen).toEqual([]);
  });

  test('an allowed name is reached, and a redirect is not followed', async () => {
    const there = always('127.0.0.1');
    const allow = 'hooks.example.internal';
    const url = `http://hooks.example.internal:${port}/hook`;
    expect(await post(there, url, allow)).toEqual({ status: 200, said: 'so be it' });
    answer = { status: 302, headers: { location: `http://127.0.0.1:${port}/private` } };
    expect(await post(there, url, allow)).toMatchObject({ status: 302 });
    answer = { status: 307, headers: { location: 'http://169.254.169.254/' } };
    expect(await post(there, url, allow)).toMatchObject({ status: 307 });
    expect(seen).toEqual(['/hook', '/hook', '/hook']);
  });
});
