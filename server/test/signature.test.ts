import { expect, test } from 'vitest';
import { isSigned } from './signature.ts';

/** The example "GET Object" of the publisher's description of the procedure (Signature Version 4, authorization header). */
const example = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: Buffer.alloc(0),
};
const signer = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };

test('the published example is signed; with anything else about it, it is not', () => {
  expect(isSigned(example, signer)).toBe(true);
  expect(isSigned({ ...example, url: '/test2.txt' }, signer)).toBe(false);
  expect(isSigned({ ...example, method: 'PUT' }, signer)).toBe(false);
  expect(isSigned({ ...example, body: Buffer.from('x') }, signer)).toBe(false);
  expect(isSigned(example, { ...signer, secretAccessKey: 'another' })).toBe(false);
});
