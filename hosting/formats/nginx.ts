import {SITE} from '../../src/config/site';
import {
  CACHE_RULES,
  globSource,
  HOST_FILES,
  HTTPS_HEADER,
  NOT_FOUND_PAGE,
  REDIRECTS,
  ROBOTS_FILE,
  SECURITY_HEADERS,
  type Header,
} from '../rules';

/** Folder of the machine that holds the site's folder, as README says. */
const ROOT = '/var/www/help';
const BASE = SITE.baseUrl;
const FOLDER = BASE.slice(0, -1);
const HEADERS_FILE = HOST_FILES[2];

/**
 * The nginx configuration, whole but for certificates. Debian's nginx with
 * libnginx-mod-http-brotli-static reads it from /etc/nginx/conf.d/.
 */
export function nginxConfig(): string {
  return `# Made by "npm run hosting:nginx" from hosting/rules.ts: change that, not this.
# Put it into /etc/nginx/conf.d/help.conf and the site into ${ROOT}${BASE}
# Brotli: apt-get install libnginx-mod-http-brotli-static

map $uri $help_cache {
${cacheMap()}
}

# Browsers heed it over https only, whether nginx or a proxy before it ends the encryption.
map "$https $http_x_forwarded_proto" $help_https {
  "~on|https" "${HTTPS_HEADER[1]}";
  default "";
}

# The help of version 1, which is no part of this site.
upstream help_version_1 {
  server 127.0.0.1:8001;
}

server {
  listen 80;
  server_name ${new URL(SITE.url).hostname};
  root ${ROOT};
  charset utf-8;
  charset_types text/css text/plain text/xml text/markdown application/javascript application/xml;
  absolute_redirect off;
  server_tokens off;

  # Copies made at the release (hosting/README.md); nothing is compressed while a reader waits.
  gzip_static on;
  gzip_vary on;
  brotli_static on;

${SECURITY_HEADERS.map(addHeader).join('\n')}
  add_header ${HTTPS_HEADER[0]} $help_https always;
  add_header Cache-Control $help_cache always;
  # The Content-Security-Policy's header; its hashes change with the pages, so it comes with them.
  # Written as a pattern, so that its absence is no error.
  include ${ROOT}${BASE}${HEADERS_FILE.replace('.conf', '[.]conf')};

  error_page 404 ${BASE}${NOT_FOUND_PAGE};

  # Double slashes, one row of them after another. By the address as it was sent: nginx' own variables
  # have it decoded. The answer begins with one slash and the base path: two would name another host.
  if ($request_uri ~ "^(?:(${FOLDER}(?:/[^?]*?)?)//+|//+(?=${FOLDER.slice(1)}(?:[/?]|$)))([^?]*)(.*)$") {
    return 301 $1/$2$3;
  }
${REDIRECTS.map(redirect).join('\n')}
  # Crawlers look for it at the top of a host only.
  location = /${ROBOTS_FILE} {
    try_files ${BASE}${ROBOTS_FILE} =404;
  }

  # Addresses are put back only once a file of that name has been found: nothing made up gets through.
  location ${BASE} {
    try_files $uri @missing_slash;
  }
  location ~ ^${BASE}(?:.*/)?$ {
    try_files \${uri}index.html =404;
  }
  location ~ ^${BASE}(?<help_folder>.*/)?index\\.html$ {
    if (-f $request_filename) { return 301 ${BASE}$help_folder$is_args$args; }
    return 404;
  }
  location ~ ^${BASE}(?<help_page>.+)\\.html$ {
    if (-f $document_root${BASE}$help_page/index.html) { return 301 ${BASE}$help_page/$is_args$args; }
    try_files $uri =404;
  }
  location @missing_slash {
    if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }
    return 404;
  }
  location ^~ ${BASE}assets/ {
    try_files $uri =404;
    # nginx' own list has no WAV.
    location ~ \\.wav$ {
      types { audio/wav wav; }
      try_files $uri =404;
    }
  }
  location = ${BASE}${NOT_FOUND_PAGE} {
    internal;
  }
  location ~ ^${BASE}(?:${HOST_FILES.map(globSource).join('|')}|.*\\.(?:br|gz))$ {
    return 404;
  }
  location ~ ^${BASE}.*\\.webmanifest$ {
    types { application/manifest+json webmanifest; }
    try_files $uri =404;
  }
  location ~ ^${BASE}.*\\.wav$ {
    types { audio/wav wav; }
    try_files $uri =404;
  }
  location ~ ^${BASE}.*\\.md$ {
    types { text/markdown md; }
    try_files $uri @missing_slash;
  }

  location ~ ^${SITE.version1Path}(?:/|$) {
    proxy_pass http://help_version_1;
    proxy_set_header Host $host;
    add_header Cache-Control ""; # takes the headers above off: version 1 has its own
  }
  location / {
    return 404;
  }
}
`;
}

/**
 * The part of the headers that changes with the pages, which nginx.conf includes. Styles are left to
 * the pages' own policy: a release whose pages come minutes before nginx is reloaded would stand there
 * unstyled. Scripts that are not yet known do no harm by waiting.
 *
 * @param policy Content-Security-Policy for the header
 */
export function nginxHeaders(policy: string): string {
  const loose = policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
  return `# Made by "npm run build".\n${addHeader(['Content-Security-Policy', loose]).trim()}\n`;
}

function addHeader([name, value]: Header): string {
  return `  add_header ${name} "${value}" always;`;
}

function redirect({from, to, status}: (typeof REDIRECTS)[number]): string {
  return `  location = ${from} {\n    return ${String(status)} ${to}$is_args$args;\n  }`;
}

/** The first rule that fits counts, in nginx's maps as in rules.ts. */
function cacheMap(): string {
  return CACHE_RULES.flatMap(({paths, cacheControl}) =>
    paths.map((path) => `  "~^${BASE}${globSource(path)}$" "${cacheControl}";`),
  ).join('\n');
}
