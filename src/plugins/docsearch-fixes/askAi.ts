import {dropUnusedDeclarations} from './dropUnusedDeclarations';

/** A part of the modal's code, from the first text to the second, both included. */
interface Cut {
  why: string;
  from: string;
  to: string;
  instead: string;
}

/**
 * What of @docsearch/react 4.7.0's modal a site without Ask AI does not need: two thirds of its bytes.
 * The rest, such as the assistant's parser of answers, is then used by nothing.
 */
const ASK_AI_CUTS: readonly Cut[] = [
  {
    why: 'the conversation with the assistant',
    from: 'ze=Lh({assistantId:be',
    to: 'agentStudio:xe}),Re=',
    instead:
      'ze=e.useState({messages:[],status:"ready",sendMessage:Mu,stopAskAiStreaming:Mu,sendFeedback:Mu,conversations:{getAll:function(){return[]},add:Mu,remove:Mu},clearError:Mu,resetAskAiAbortScope:Mu,resetAskAiChatSession:Mu})[0],Re=',
  },
  {
    why: 'the screens of the assistant',
    from: 'return a.canHandleAskAi&&a.isAskAiActive&&"conversation-history"===a.askAiState?',
    to: 'agentStudio:a.agentStudio})):"error"',
    instead: 'return"error"',
  },
  {
    why: "Algolia's client, in whose place this site always puts another",
    from: 'var e=function(e,t,n){if(!e||"string"!=typeof e)throw new Error("`appId` is missing.")',
    to: 'e.addAlgoliaAgent("docsearch-react",hv),r(e)},[t,n,r])',
    instead: 'return r({})},[r])',
  },
  {
    why: "the assistant's kinds of answers, gathered in an object that nobody reads",
    from: '((e,t)=>{for(var n in t)xp(e,n,{get:t[n],enumerable:!0})})({},{',
    to: 'object:()=>sh,text:()=>oh});',
    instead: '',
  },
];

/**
 * @param source the modal with its faults mended
 * @returns the same for a site without Ask AI and without Algolia's own client
 * @throws Error when a part is not there exactly once
 */
export function leaveOutAskAi(source: string): string {
  return dropUnusedDeclarations(
    ASK_AI_CUTS.reduce((text, {why, from, to, instead}) => {
      const [before = '', after, ...more] = text.split(from);
      const end = after?.indexOf(to) ?? -1;
      if (after === undefined || more.length > 0 || end < 0) {
        throw new Error(
          `src/plugins/docsearch-fixes: DocSearch's modal changed (${why}). Adapt askAi.ts to it.`,
        );
      }
      return before + instead + after.slice(end + to.length);
    }, source),
  );
}
