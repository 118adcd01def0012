export {applyPolicy} from './applyPolicy';
export {inlineStyles} from './inlineStyles';
export {namePageScripts} from './namePageScripts';
export {finishPages, writePages} from './plugin';
export {PAGE_TEMPLATE} from './template';
