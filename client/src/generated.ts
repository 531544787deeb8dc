// Made from the open API's OpenAPI document by "npm run client:build". Changes by hand are lost.

export interface paths {
    "/ingredients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the food data by name, the best first
         * @description Search the food data by name, the best first. Needs a key with `open_api`.
         */
        get: operations["getIngredients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ingredients/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take written ingredient lines apart into quantity, unit, name and note, in the order given
         * @description Take written ingredient lines apart into quantity, unit, name and note, in the order given. Needs a key with `open_api`.
         */
        post: operations["postIngredientsParse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whose key this is, what it is good for and how many calls it may make
         * @description Tell whose key this is, what it is good for and how many calls it may make. Needs a key.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the menus of a restaurant, newest change first
         * @description List the menus of a restaurant, newest change first. Needs a key with `open_api`.
         */
        get: operations["getMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a menu as its dishes in order, each with the label a guest sees
         * @description Read a menu as its dishes in order, each with the label a guest sees. Needs a key with `open_api`.
         */
        get: operations["getMenusById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the names an organization has decided about, or those that wait, the one with most at stake first
         * @description List the names an organization has decided about, or those that wait, the one with most at stake first. Needs a key with `mapping_api`.
         */
        get: operations["getNames"];
        /**
         * Remember what names stand for, by external id and name: all or none; the former decision is kept in the history
         * @description Remember what names stand for, by external id and name: all or none; the former decision is kept in the history. Needs a key with `mapping_api`.
         */
        put: operations["putNames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/names/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match names: by what the organization remembers, else by the food data; in the order given
         * @description A name that nobody decided about and that is not surely matched has its candidates alone (`by: none`). With `wait: true`, which needs `mapping_api`, such names wait in the mapper for a person. Needs a key with `open_api` or `mapping_api`.
         */
        post: operations["postNamesMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/procurement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put purchases into the procurement report of a month or an event, by name and article number
         * @description Makes the report when there is none. Send an `Idempotency-Key`: rows that are added twice would count twice. Needs a key with `open_api`.
         */
        post: operations["postProcurement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recipes of a restaurant’s own library, or of its organization’s, newest change first
         * @description List the recipes of a restaurant’s own library, or of its organization’s, newest change first. Needs a key with `open_api`.
         */
        get: operations["getRecipes"];
        /**
         * Create or update recipes by your own ids and get their footprints: up to 1,000 at once, each answers for itself
         * @description A recipe whose id is known becomes a new version of that one, or stays as it is when what was sent is understood as it was before. One that lies in the bin is taken out of it. With `keep: false` nothing is kept. One that is refused keeps none of the others back. Sent again with the same `Idempotency-Key`, the first answer is given again. Needs a key with `open_api`.
         */
        put: operations["putRecipes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recipes/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the footprint of a recipe; nothing is kept
         * @description For where the food is eaten: `consumption`, else the location of `restaurantId`, else the organization’s. Needs a key with `open_api`.
         */
        post: operations["postRecipesCalculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recipes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a recipe with its lines and its footprint
         * @description Read a recipe with its lines and its footprint. Needs a key with `open_api`.
         */
        get: operations["getRecipesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports of a restaurant and of the organization, the latest start first
         * @description List the reports of a restaurant and of the organization, the latest start first. Needs a key with `open_api`.
         */
        get: operations["getReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a report with its totals and lines, by the database that its figures were made with
         * @description Read a report with its totals and lines, by the database that its figures were made with. Needs a key with `open_api`.
         */
        get: operations["getReportsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organization’s restaurants by name
         * @description List the organization’s restaurants by name. Needs a key with `open_api` or `mapping_api`.
         */
        get: operations["getRestaurants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restaurants/{restaurantId}/recipes/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a recipe by your own id of it
         * @description Read a recipe by your own id of it. Needs a key with `open_api`.
         */
        get: operations["getRestaurantsByRestaurantIdRecipesByExternalId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put sold servings into the report of a month or an event, by your own recipe ids or by name
         * @description Makes the report when there is none. A row without a recipe that is known by its id or its name is kept as it was written. A negative number takes servings back. Send an `Idempotency-Key`: rows that are added twice would count twice. Needs a key with `open_api`.
         */
        post: operations["postSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "report.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report was completed
         * @description A report was completed. Sent by POST to the addresses of an integration, signed as Standard Webhooks are: `webhook-id`, `webhook-timestamp` and `webhook-signature: v1,<base64>`, an HMAC-SHA256 of `id.timestamp.body` with what follows `whsec_` in the secret.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                        type: ("report.completed" | "recipe.changed" | "mapping.needed") | "test";
                        timestamp: string;
                        data: {
                            organizationId: string;
                            restaurantId: string | null;
                            id: string | null;
                            name: string | null;
                            externalId: string | null;
                            change: ("created" | "updated" | "deleted" | "restored" | "recalculated") | null;
                            waitingNames: number | null;
                        };
                    };
                };
            };
            responses: {
                /** @description It arrived. Anything else, or no answer, and it is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "recipe.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A recipe was created, changed, deleted, restored or calculated anew
         * @description A recipe was created, changed, deleted, restored or calculated anew. Sent by POST to the addresses of an integration, signed as Standard Webhooks are: `webhook-id`, `webhook-timestamp` and `webhook-signature: v1,<base64>`, an HMAC-SHA256 of `id.timestamp.body` with what follows `whsec_` in the secret.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                        type: ("report.completed" | "recipe.changed" | "mapping.needed") | "test";
                        timestamp: string;
                        data: {
                            organizationId: string;
                            restaurantId: string | null;
                            id: string | null;
                            name: string | null;
                            externalId: string | null;
                            change: ("created" | "updated" | "deleted" | "restored" | "recalculated") | null;
                            waitingNames: number | null;
                        };
                    };
                };
            };
            responses: {
                /** @description It arrived. Anything else, or no answer, and it is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "mapping.needed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Names wait in the mapper for a person
         * @description Names wait in the mapper for a person. Sent by POST to the addresses of an integration, signed as Standard Webhooks are: `webhook-id`, `webhook-timestamp` and `webhook-signature: v1,<base64>`, an HMAC-SHA256 of `id.timestamp.body` with what follows `whsec_` in the secret.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                        type: ("report.completed" | "recipe.changed" | "mapping.needed") | "test";
                        timestamp: string;
                        data: {
                            organizationId: string;
                            restaurantId: string | null;
                            id: string | null;
                            name: string | null;
                            externalId: string | null;
                            change: ("created" | "updated" | "deleted" | "restored" | "recalculated") | null;
                            waitingNames: number | null;
                        };
                    };
                };
            };
            responses: {
                /** @description It arrived. Anything else, or no answer, and it is sent again. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "malformed_request" | "not_signed_in" | "wrong_credentials" | "wrong_key" | "second_step_needed" | "second_step_over" | "not_allowed" | "plan_lacks" | "plan_inactive" | "forgery_suspected" | "password_update_needed" | "not_found" | "method_not_allowed" | "link_unknown" | "changed_meanwhile" | "call_still_running" | "bag_in_use" | "email_taken" | "already_member" | "account_elsewhere" | "last_admin" | "link_used" | "link_expired" | "own_account" | "own_organization" | "already_invited" | "report_exists" | "save_cancelled" | "in_another_enterprise" | "enterprise_not_empty" | "body_too_large" | "logo_too_large" | "unsupported_media_type" | "logo_format" | "invalid_input" | "idempotency_key_reused" | "unit_not_taken" | "unknown_ingredient" | "bag_circle" | "fields_missing" | "passwords_differ" | "password_too_short" | "password_too_common" | "password_unchanged" | "wrong_password" | "wrong_code" | "terms_not_accepted" | "name_taken" | "picture_unreadable" | "picture_too_many_pixels" | "too_many_requests" | "internal" | "unavailable";
            fields: {
                /** @description The field in dots: `ingredients.3.amount`. */
                path: string;
                code: string;
                message: string;
            }[];
            requestId?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Calls that the integration may make in a minute. */
        "RateLimit-Limit": number;
        /** @description Calls that are left in this minute. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the next minute begins. */
        "RateLimit-Reset": number;
        /** @description Seconds to wait before the call is made again. */
        "Retry-After": number;
        /** @description `true` when this is the answer of an earlier call with the same Idempotency-Key. */
        "Idempotent-Replayed": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getIngredients: {
        parameters: {
            query: {
                query: string;
                language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            ingredientId: string;
                            ingredientName: string;
                            matchedName: string;
                            categoryId: string;
                            categoryName: string;
                            /** @enum {string} */
                            diet: "vegan" | "vegetarian" | "fish" | "meat";
                            variations: {
                                variationId: string;
                                variationName: string;
                                default: boolean;
                            }[];
                            confidence: number;
                        }[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postIngredientsParse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    lines: string[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lines: {
                            input: string;
                            quantity: (number | [
                                number,
                                number
                            ]) | null;
                            unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp" | "mg" | "ml" | "cl" | "dl" | "l" | "cup" | "fl_oz" | "pint" | "quart" | "gallon" | "dash" | "drop" | "handful" | "knob" | "clove" | "slice" | "bunch" | "sprig" | "stalk" | "leaf" | "head" | "ear" | "fillet" | "can" | "jar" | "bottle" | "packet" | "bag" | "box" | "cube" | "sheet" | "stick" | "tube" | "pot" | "ball" | "wedge" | "portion") | null;
                            unitText: string | null;
                            name: string;
                            note: string | null;
                            heading: boolean;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        integration: {
                            id: string;
                            name: string;
                            open_api: boolean;
                            mapping_api: boolean;
                        };
                        organization: {
                            id: string;
                            name: string;
                            location: string;
                        };
                        perMinute: number;
                        foodDataVersion: string;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMenus: {
        parameters: {
            query: {
                restaurantId: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            restaurantId: string;
                            name: string;
                            orientation: string;
                            liveUrls: string[];
                            updatedAt: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMenusById: {
        parameters: {
            query?: {
                language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        restaurantId: string;
                        name: string;
                        orientation: string;
                        liveUrls: string[];
                        updatedAt: string;
                        /** @constant */
                        boundary: "farm_to_kitchen_door";
                        dishes: {
                            recipeId: string;
                            externalId: string | null;
                            name: string;
                            co2PerPortion: number | null;
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            complete: boolean;
                            coverage: number | null;
                            database: ("organization" | "rise") | null;
                            consumption: string | null;
                            foodDataVersion: string | null;
                        }[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNames: {
        parameters: {
            query?: {
                state?: "decided" | "waiting";
                search?: string;
                language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            externalId: string;
                            name: string;
                            mapped_name: string | null;
                            variationName: string | null;
                            ingredientId: string | null;
                            variationId: string | null;
                            /** @default null */
                            categoryId: string | null;
                            /** @default null */
                            origin_iso: string | null;
                            /** @default null */
                            organic: boolean | null;
                            /** @default false */
                            notFood: boolean;
                            /** @enum {string} */
                            language_iso: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            complete: boolean;
                            suggestedIngredient: {
                                ingredientId: string;
                                ingredientName: string;
                                variationId: string;
                                variationName: string;
                                confidence: number;
                            } | null;
                            candidates: {
                                ingredientId: string;
                                ingredientName: string;
                                variationId: string;
                                variationName: string;
                                confidence: number;
                            }[];
                            sources: {
                                reports: number;
                                recipes: number;
                                programs: number;
                            };
                            rows: number;
                            weight: number;
                            weightGuessed: number;
                            money: number | null;
                            atStake: number;
                            decidedBy: {
                                firstname: string;
                                lastname: string;
                            } | null;
                            decidedAt: string | null;
                            former: {
                                ingredientId: string | null;
                                variationId: string | null;
                                /** @default null */
                                categoryId: string | null;
                                /** @default null */
                                origin_iso: string | null;
                                /** @default null */
                                organic: boolean | null;
                                /** @default false */
                                notFood: boolean;
                                mapped_name: string | null;
                                variationName: string | null;
                                decidedBy: {
                                    firstname: string;
                                    lastname: string;
                                } | null;
                                decidedAt: string;
                            } | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ingredients: {
                        name: string;
                        /** @default  */
                        externalId?: string;
                        /** @default null */
                        slvid?: string | null;
                        /** @default null */
                        variation_id?: string | null;
                        /** @default null */
                        category_id?: string | null;
                        /** @default null */
                        origin_iso?: string | null;
                        /** @default null */
                        organic?: boolean | null;
                        /** @default false */
                        not_food?: boolean;
                        /** @enum {string} */
                        language_iso?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    }[];
                    /** @enum {string} */
                    language_iso: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /** @enum {string} */
                    consumption_iso?: "SE" | "NO" | "DK" | "DE" | "FR" | "NL" | "GB" | "US" | "EU" | "WORLD";
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            externalId: string;
                            name: string;
                            mapped_name: string | null;
                            variationName: string | null;
                            ingredientId: string | null;
                            variationId: string | null;
                            /** @default null */
                            categoryId: string | null;
                            /** @default null */
                            origin_iso: string | null;
                            /** @default null */
                            organic: boolean | null;
                            /** @default false */
                            notFood: boolean;
                            /** @enum {string} */
                            language_iso: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            complete: boolean;
                            suggestedIngredient: {
                                ingredientId: string;
                                ingredientName: string;
                                variationId: string;
                                variationName: string;
                                confidence: number;
                            } | null;
                            candidates: {
                                ingredientId: string;
                                ingredientName: string;
                                variationId: string;
                                variationName: string;
                                confidence: number;
                            }[];
                            sources: {
                                reports: number;
                                recipes: number;
                                programs: number;
                            };
                            rows: number;
                            weight: number;
                            weightGuessed: number;
                            money: number | null;
                            atStake: number;
                            decidedBy: {
                                firstname: string;
                                lastname: string;
                            } | null;
                            decidedAt: string | null;
                            former: {
                                ingredientId: string | null;
                                variationId: string | null;
                                /** @default null */
                                categoryId: string | null;
                                /** @default null */
                                origin_iso: string | null;
                                /** @default null */
                                organic: boolean | null;
                                /** @default false */
                                notFood: boolean;
                                mapped_name: string | null;
                                variationName: string | null;
                                decidedBy: {
                                    firstname: string;
                                    lastname: string;
                                } | null;
                                decidedAt: string;
                            } | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postNamesMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /** @default false */
                    wait?: boolean;
                    /** @enum {string} */
                    consumption?: "SE" | "NO" | "DK" | "DE" | "FR" | "NL" | "GB" | "US" | "EU" | "WORLD";
                    names: {
                        name: string;
                        /** @default  */
                        externalId?: string;
                        grams?: number | null;
                        money?: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            name: string;
                            ingredientId: string | null;
                            variationId: string | null;
                            /** @default null */
                            categoryId: string | null;
                            /** @default null */
                            origin_iso: string | null;
                            organic: boolean;
                            /** @default false */
                            notFood: boolean;
                            mapped_name: string | null;
                            variationName: string | null;
                            /** @enum {string} */
                            by: "memory" | "match" | "none";
                            confidence: number;
                            looksLikeNoFood: boolean;
                            candidates: {
                                ingredientId: string;
                                ingredientName: string;
                                variationId: string;
                                variationName: string;
                                confidence: number;
                            }[];
                        }[];
                        waiting: number;
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postProcurement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    restaurantId: string;
                    /** @enum {string} */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /**
                     * @default monthly
                     * @enum {string}
                     */
                    type?: "monthly" | "event";
                    day: string;
                    name?: string;
                    /**
                     * @default replace
                     * @enum {string}
                     */
                    mode?: "replace" | "add";
                    /** @default false */
                    complete?: boolean;
                    rows: {
                        name: string;
                        /** @default  */
                        externalId?: string;
                        /** @default null */
                        amount?: number | null;
                        /** @default null */
                        unit?: string | null;
                        /** @default null */
                        grams?: number | null;
                        /** @default null */
                        money?: number | null;
                        /** @default null */
                        origin?: string | null;
                        /** @default false */
                        organic?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report: {
                            id: string;
                            name: string;
                            /** @enum {string} */
                            category: "restaurant" | "organization";
                            /** @enum {string} */
                            variety: "sales" | "procurement";
                            /** @enum {string} */
                            type: "monthly" | "period" | "event";
                            /** @enum {string} */
                            status: "draft" | "completed";
                            startDate: string;
                            endDate: string | null;
                            restaurantId: string;
                            /** @enum {string} */
                            database: "organization" | "rise";
                            co2: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            totalServings: number | null;
                            coverage: number | null;
                            unmatchedRows: number;
                            /** @constant */
                            boundary: "farm_to_kitchen_door";
                            consumption: string;
                            foodDataVersion: string | null;
                            updatedAt: string;
                        };
                        rows: number;
                        unmatched: {
                            index: number;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecipes: {
        parameters: {
            query: {
                restaurantId: string;
                library?: "restaurant" | "organization";
                search?: string;
                changedSince?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            externalId: string | null;
                            restaurantId: string;
                            names: {
                                /** @enum {string} */
                                language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                                name: string;
                            }[];
                            portions: number;
                            version: number;
                            updatedAt: string;
                            co2PerPortion: number | null;
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            complete: boolean;
                            coverage: number;
                            /** @constant */
                            boundary: "farm_to_kitchen_door";
                            /** @enum {string} */
                            database: "organization" | "rise";
                            consumption: string;
                            foodDataVersion: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putRecipes: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    restaurantId: string;
                    /** @default true */
                    keep?: boolean;
                    /** @default false */
                    lines?: boolean;
                    recipes: {
                        externalId: string;
                        name: string | {
                            /** @enum {string} */
                            language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            name: string;
                        }[];
                        /** @default 1 */
                        portions?: number;
                        lines: {
                            text?: string;
                            name?: string;
                            amount?: number | null;
                            unit?: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                            ingredientId?: string | null;
                            variationId?: string | null;
                            categoryId?: string | null;
                            origin?: string | null;
                            organic?: boolean;
                        }[];
                        /** @default 0 */
                        mealsize?: 0 | 0.1 | 0.3 | 0.5 | 1;
                        /** @default  */
                        category?: string;
                        /** @default [] */
                        tags?: string[];
                        /** @default  */
                        note?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            index: number;
                            externalId: string;
                            id: string | null;
                            /** @enum {string} */
                            outcome: "created" | "updated" | "unchanged" | "calculated" | "refused";
                            footprint: {
                                co2: {
                                    value: number;
                                    low: number;
                                    high: number;
                                } | null;
                                co2PerPortion: {
                                    value: number;
                                    low: number;
                                    high: number;
                                } | null;
                                weight: number;
                                weightPerPortion: number;
                                level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                                label: ("A" | "B" | "C" | "D" | "E") | null;
                                grade: ("A" | "B" | "C" | "D") | null;
                                complete: boolean;
                                coverage: number;
                                linesCovered: number;
                                /** @constant */
                                boundary: "farm_to_kitchen_door";
                                /** @enum {string} */
                                database: "organization" | "rise";
                                consumption: string;
                                foodDataVersion: string;
                            } | null;
                            lines?: {
                                place: number;
                                written: string;
                                ingredientId: string | null;
                                ingredientName: string | null;
                                variationId: string | null;
                                variationName: string | null;
                                categoryId: string | null;
                                bagId: string | null;
                                origin: string | null;
                                organic: boolean;
                                amount: number | null;
                                unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                                /** @enum {string} */
                                by: "id" | "memory" | "match" | "none" | "kept";
                                confidence: number | null;
                                grams: number | null;
                                co2: {
                                    value: number;
                                    low: number;
                                    high: number;
                                } | null;
                                grade: ("A" | "B" | "C" | "D") | null;
                                problem: ("no_input" | "no_ingredient" | "no_variation" | "no_amount" | "no_unit" | "negative_amount" | "amount_too_large" | "unit_not_taken" | "no_factor") | null;
                            }[];
                            problem: ("malformed_request" | "not_signed_in" | "wrong_credentials" | "wrong_key" | "second_step_needed" | "second_step_over" | "not_allowed" | "plan_lacks" | "plan_inactive" | "forgery_suspected" | "password_update_needed" | "not_found" | "method_not_allowed" | "link_unknown" | "changed_meanwhile" | "call_still_running" | "bag_in_use" | "email_taken" | "already_member" | "account_elsewhere" | "last_admin" | "link_used" | "link_expired" | "own_account" | "own_organization" | "already_invited" | "report_exists" | "save_cancelled" | "in_another_enterprise" | "enterprise_not_empty" | "body_too_large" | "logo_too_large" | "unsupported_media_type" | "logo_format" | "invalid_input" | "idempotency_key_reused" | "unit_not_taken" | "unknown_ingredient" | "bag_circle" | "fields_missing" | "passwords_differ" | "password_too_short" | "password_too_common" | "password_unchanged" | "wrong_password" | "wrong_code" | "terms_not_accepted" | "name_taken" | "picture_unreadable" | "picture_too_many_pixels" | "too_many_requests" | "internal" | "unavailable") | null;
                            fields: {
                                path: string;
                                code: string;
                                message: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postRecipesCalculate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    restaurantId?: string;
                    /** @enum {string} */
                    consumption?: "SE" | "NO" | "DK" | "DE" | "FR" | "NL" | "GB" | "US" | "EU" | "WORLD";
                    recipe: {
                        name: string | {
                            /** @enum {string} */
                            language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            name: string;
                        }[];
                        /** @default 1 */
                        portions?: number;
                        lines: {
                            text?: string;
                            name?: string;
                            amount?: number | null;
                            unit?: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                            ingredientId?: string | null;
                            variationId?: string | null;
                            categoryId?: string | null;
                            origin?: string | null;
                            organic?: boolean;
                        }[];
                        /** @default 0 */
                        mealsize?: 0 | 0.1 | 0.3 | 0.5 | 1;
                        /** @default  */
                        category?: string;
                        /** @default [] */
                        tags?: string[];
                        /** @default  */
                        note?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        footprint: {
                            co2: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            co2PerPortion: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            weight: number;
                            weightPerPortion: number;
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            grade: ("A" | "B" | "C" | "D") | null;
                            complete: boolean;
                            coverage: number;
                            linesCovered: number;
                            /** @constant */
                            boundary: "farm_to_kitchen_door";
                            /** @enum {string} */
                            database: "organization" | "rise";
                            consumption: string;
                            foodDataVersion: string;
                        };
                        lines: {
                            place: number;
                            written: string;
                            ingredientId: string | null;
                            ingredientName: string | null;
                            variationId: string | null;
                            variationName: string | null;
                            categoryId: string | null;
                            bagId: string | null;
                            origin: string | null;
                            organic: boolean;
                            amount: number | null;
                            unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                            /** @enum {string} */
                            by: "id" | "memory" | "match" | "none" | "kept";
                            confidence: number | null;
                            grams: number | null;
                            co2: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            grade: ("A" | "B" | "C" | "D") | null;
                            problem: ("no_input" | "no_ingredient" | "no_variation" | "no_amount" | "no_unit" | "negative_amount" | "amount_too_large" | "unit_not_taken" | "no_factor") | null;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecipesById: {
        parameters: {
            query?: {
                language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        externalId: string | null;
                        restaurantId: string;
                        names: {
                            /** @enum {string} */
                            language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            name: string;
                        }[];
                        portions: number;
                        version: number;
                        updatedAt: string;
                        co2PerPortion: number | null;
                        level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                        complete: boolean;
                        coverage: number;
                        /** @constant */
                        boundary: "farm_to_kitchen_door";
                        /** @enum {string} */
                        database: "organization" | "rise";
                        consumption: string;
                        foodDataVersion: string;
                        category: string;
                        tags: string[];
                        note: string;
                        footprint: {
                            co2: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            co2PerPortion: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            weight: number;
                            weightPerPortion: number;
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            grade: ("A" | "B" | "C" | "D") | null;
                            complete: boolean;
                            coverage: number;
                            linesCovered: number;
                            /** @constant */
                            boundary: "farm_to_kitchen_door";
                            /** @enum {string} */
                            database: "organization" | "rise";
                            consumption: string;
                            foodDataVersion: string;
                        };
                        lines: {
                            place: number;
                            written: string;
                            ingredientId: string | null;
                            ingredientName: string | null;
                            variationId: string | null;
                            variationName: string | null;
                            categoryId: string | null;
                            bagId: string | null;
                            origin: string | null;
                            organic: boolean;
                            amount: number | null;
                            unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                            /** @enum {string} */
                            by: "id" | "memory" | "match" | "none" | "kept";
                            confidence: number | null;
                            grams: number | null;
                            co2: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            grade: ("A" | "B" | "C" | "D") | null;
                            problem: ("no_input" | "no_ingredient" | "no_variation" | "no_amount" | "no_unit" | "negative_amount" | "amount_too_large" | "unit_not_taken" | "no_factor") | null;
                        }[];
                        allergens: string[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReports: {
        parameters: {
            query: {
                restaurantId: string;
                category?: "restaurant" | "organization";
                variety?: "sales" | "procurement";
                type?: "monthly" | "period" | "event";
                status?: "draft" | "completed";
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            name: string;
                            /** @enum {string} */
                            category: "restaurant" | "organization";
                            /** @enum {string} */
                            variety: "sales" | "procurement";
                            /** @enum {string} */
                            type: "monthly" | "period" | "event";
                            /** @enum {string} */
                            status: "draft" | "completed";
                            startDate: string;
                            endDate: string | null;
                            restaurantId: string;
                            /** @enum {string} */
                            database: "organization" | "rise";
                            co2: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            totalServings: number | null;
                            coverage: number | null;
                            unmatchedRows: number;
                            /** @constant */
                            boundary: "farm_to_kitchen_door";
                            consumption: string;
                            foodDataVersion: string | null;
                            updatedAt: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReportsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        /** @enum {string} */
                        category: "restaurant" | "organization";
                        /** @enum {string} */
                        variety: "sales" | "procurement";
                        /** @enum {string} */
                        type: "monthly" | "period" | "event";
                        /** @enum {string} */
                        status: "draft" | "completed";
                        startDate: string;
                        endDate: string | null;
                        restaurantId: string;
                        /** @enum {string} */
                        database: "organization" | "rise";
                        co2: {
                            value: number;
                            low: number;
                            high: number;
                        } | null;
                        totalServings: number | null;
                        coverage: number | null;
                        unmatchedRows: number;
                        /** @constant */
                        boundary: "farm_to_kitchen_door";
                        consumption: string;
                        foodDataVersion: string | null;
                        updatedAt: string;
                        data: {
                            foodDataVersions: string[];
                            co2: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            CO2PerPortion: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            co2PerKgOfFood: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            co2PerGuest: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            totalServings: number;
                            portions: number;
                            servingsByLevel: {
                                very_low: {
                                    servings: number;
                                    percent: number;
                                };
                                low: {
                                    servings: number;
                                    percent: number;
                                };
                                medium: {
                                    servings: number;
                                    percent: number;
                                };
                                high: {
                                    servings: number;
                                    percent: number;
                                };
                                very_high: {
                                    servings: number;
                                    percent: number;
                                };
                            };
                            products: number;
                            lowImpactProducts: number;
                            highestRecipe: {
                                key: string;
                                id: string | null;
                                name: string;
                                rows: number;
                                servings: number | null;
                                mealSize: number;
                                weight: number | null;
                                weightCovered: number;
                                co2: {
                                    value: number;
                                    low: number;
                                    high: number;
                                } | null;
                                level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                                water: {
                                    value: number | null;
                                    coverage: number;
                                };
                                land: {
                                    value: number | null;
                                    coverage: number;
                                };
                                complete: boolean;
                                money: number | null;
                            } | null;
                            lowestRecipe: {
                                key: string;
                                id: string | null;
                                name: string;
                                rows: number;
                                servings: number | null;
                                mealSize: number;
                                weight: number | null;
                                weightCovered: number;
                                co2: {
                                    value: number;
                                    low: number;
                                    high: number;
                                } | null;
                                level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                                water: {
                                    value: number | null;
                                    coverage: number;
                                };
                                land: {
                                    value: number | null;
                                    coverage: number;
                                };
                                complete: boolean;
                                money: number | null;
                            } | null;
                            water: {
                                value: number | null;
                                coverage: number;
                            };
                            land: {
                                value: number | null;
                                coverage: number;
                            };
                            coverage: {
                                rows: number;
                                rowsCovered: number;
                                rowsSetAside: number;
                                weight: number;
                                weightCovered: number;
                                rowsOfUnknownWeight: number;
                            };
                            foodDataVersion: string;
                            lines: {
                                key: string;
                                id: string | null;
                                name: string;
                                rows: number;
                                servings: number | null;
                                mealSize: number;
                                weight: number | null;
                                weightCovered: number;
                                co2: {
                                    value: number;
                                    low: number;
                                    high: number;
                                } | null;
                                level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                                water: {
                                    value: number | null;
                                    coverage: number;
                                };
                                land: {
                                    value: number | null;
                                    coverage: number;
                                };
                                complete: boolean;
                                money: number | null;
                            }[];
                            contributions: {
                                group: string;
                                name: string;
                                weight: number;
                                co2: {
                                    value: number;
                                    low: number;
                                    high: number;
                                };
                            }[];
                        } | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRestaurants: {
        parameters: {
            query?: {
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            name: string;
                            location: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRestaurantsByRestaurantIdRecipesByExternalId: {
        parameters: {
            query?: {
                language?: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
            };
            header?: never;
            path: {
                restaurantId: string;
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        externalId: string | null;
                        restaurantId: string;
                        names: {
                            /** @enum {string} */
                            language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                            name: string;
                        }[];
                        portions: number;
                        version: number;
                        updatedAt: string;
                        co2PerPortion: number | null;
                        level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                        complete: boolean;
                        coverage: number;
                        /** @constant */
                        boundary: "farm_to_kitchen_door";
                        /** @enum {string} */
                        database: "organization" | "rise";
                        consumption: string;
                        foodDataVersion: string;
                        category: string;
                        tags: string[];
                        note: string;
                        footprint: {
                            co2: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            co2PerPortion: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            weight: number;
                            weightPerPortion: number;
                            level: ("very_low" | "low" | "medium" | "high" | "very_high") | null;
                            label: ("A" | "B" | "C" | "D" | "E") | null;
                            grade: ("A" | "B" | "C" | "D") | null;
                            complete: boolean;
                            coverage: number;
                            linesCovered: number;
                            /** @constant */
                            boundary: "farm_to_kitchen_door";
                            /** @enum {string} */
                            database: "organization" | "rise";
                            consumption: string;
                            foodDataVersion: string;
                        };
                        lines: {
                            place: number;
                            written: string;
                            ingredientId: string | null;
                            ingredientName: string | null;
                            variationId: string | null;
                            variationName: string | null;
                            categoryId: string | null;
                            bagId: string | null;
                            origin: string | null;
                            organic: boolean;
                            amount: number | null;
                            unit: ("g" | "hg" | "kg" | "oz" | "lb" | "pinch" | "piece" | "tbsp" | "tsp") | null;
                            /** @enum {string} */
                            by: "id" | "memory" | "match" | "none" | "kept";
                            confidence: number | null;
                            grams: number | null;
                            co2: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            grade: ("A" | "B" | "C" | "D") | null;
                            problem: ("no_input" | "no_ingredient" | "no_variation" | "no_amount" | "no_unit" | "negative_amount" | "amount_too_large" | "unit_not_taken" | "no_factor") | null;
                        }[];
                        allergens: string[];
                    };
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSales: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    restaurantId: string;
                    /** @enum {string} */
                    language: "en_gb" | "en_us" | "sv" | "no" | "da" | "de" | "fr" | "nl";
                    /**
                     * @default monthly
                     * @enum {string}
                     */
                    type?: "monthly" | "event";
                    day: string;
                    name?: string;
                    /**
                     * @default replace
                     * @enum {string}
                     */
                    mode?: "replace" | "add";
                    /** @default false */
                    complete?: boolean;
                    rows: {
                        externalId?: string;
                        recipeId?: string;
                        name?: string;
                        servings: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report: {
                            id: string;
                            name: string;
                            /** @enum {string} */
                            category: "restaurant" | "organization";
                            /** @enum {string} */
                            variety: "sales" | "procurement";
                            /** @enum {string} */
                            type: "monthly" | "period" | "event";
                            /** @enum {string} */
                            status: "draft" | "completed";
                            startDate: string;
                            endDate: string | null;
                            restaurantId: string;
                            /** @enum {string} */
                            database: "organization" | "rise";
                            co2: {
                                value: number;
                                low: number;
                                high: number;
                            } | null;
                            totalServings: number | null;
                            coverage: number | null;
                            unmatchedRows: number;
                            /** @constant */
                            boundary: "farm_to_kitchen_door";
                            consumption: string;
                            foodDataVersion: string | null;
                            updatedAt: string;
                        };
                        rows: number;
                        unmatched: {
                            index: number;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no key, or none that works; `WWW-Authenticate` says how one is sent. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key is not good for this, or the plan does not include the open API. */
            403: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing within the caller’s reach. */
            404: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another change came first, or the same call still runs. */
            409: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something in the request is not as it should be; `fields` names it. */
            422: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The calls of this minute are used up. */
            429: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
