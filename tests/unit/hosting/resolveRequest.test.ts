import {describe, expect, it} from 'vitest';
import {resolveRequest, type Entry} from '../../../hosting/resolveRequest';

const FILES = new Set([
  'index.html',
  '404.html',
  'glossary/index.html',
  'manual.html',
  'assets/app.js',
]);
const look = (path: string): Entry => (FILES.has(path) ? 'file' : undefined);
const answer = (path: string) => resolveRequest(path, '/v2/', look);

describe('resolveRequest', () => {
  it.each([
    ['/v2/', {status: 200, file: 'index.html'}],
    ['/v2/glossary/', {status: 200, file: 'glossary/index.html'}],
    ['/v2/assets/app.js', {status: 200, file: 'assets/app.js'}],
    ['/', {status: 302, location: '/v2/'}],
    ['/v2', {status: 301, location: '/v2/'}],
    ['/v2/glossary', {status: 301, location: '/v2/glossary/'}],
    ['/v2/glossary.html', {status: 301, location: '/v2/glossary/'}],
    ['/v2/glossary/index.html', {status: 301, location: '/v2/glossary/'}],
    ['/v2/manual.html', {status: 200, file: 'manual.html'}], // from static/
    ['/v2/index.html', {status: 301, location: '/v2/'}],
    ['/v2/404.html', {status: 404, file: '404.html'}],
    ['/v2/nothing', {status: 404, file: '404.html'}],
    ['/v2/nothing.html', {status: 404, file: '404.html'}],
    ['//v2/glossary/', {status: 301, location: '/v2/glossary/'}],
    ['/v2//glossary///', {status: 301, location: '/v2/glossary/'}],
    ['//v2', {status: 301, location: '/v2'}],
    ['/v2/Glossary/', {status: 404, file: '404.html'}],
    ['/v2/%E0%A4%A', {status: 404, file: '404.html'}],
    ['///other.example/', {status: 404}],
    ['//other.example/v2/', {status: 404}],
    ['/v1', {status: 404}],
  ])('answers %s', (path, expected) => {
    expect(answer(path)).toEqual(expected);
  });
});
