import { expect, test } from 'vitest';
import { addressIn } from './link';

const CODE = 'Xh3-x_k9vW0aQ7pLr2sT8uY1zB4cD6eF5gH0iJ3kL2m';

test.each([
  [`https://table.example/join#${CODE}`, `/join#${CODE}`],
  [`  ${CODE}\n`, `/join#${CODE}`],
  [`http://127.0.0.1:8023/tables/abc123?seat=1`, '/tables/abc123'],
  ['https://table.example/join', null],
  ['https://table.example/join#', null],
  ['hello', null],
  ['', null],
])('%j leads to %j', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
