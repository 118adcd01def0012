import {test as setup} from '@playwright/test';
import {ensureHostedBuild} from '../../support/hostedBuild';

setup('make the hosted build', () => {
  setup.setTimeout(300_000); // a build, on a slow machine
  ensureHostedBuild();
});
